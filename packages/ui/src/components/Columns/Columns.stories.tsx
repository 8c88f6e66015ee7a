import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Columns } from './Columns.tsx';

const FORMULES = ['Gratuit', 'Standard', 'Premium', 'Sur mesure'];
const enfants = FORMULES.map((formule) => (
  <Box key={formule} padding="medium" tone="sunken">
    {formule}
  </Box>
));

const meta = {
  component: Columns,
  args: { gap: 'large', minColumn: 'medium', children: enfants },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = {};

export const Largeur320: Story = {
  render: (args) => (
    <div style={{ width: 320 }} data-testid="cadre">
      <Columns {...args} minColumn="wide" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('cadre').scrollWidth).toBe(320);
    const [premier, second] = FORMULES.slice(0, 2).map((formule) =>
      canvas.getByText(formule).getBoundingClientRect(),
    );
    await expect(second?.top).toBeGreaterThan(premier?.bottom ?? Number.POSITIVE_INFINITY);
  },
};

export const AllStates: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="xlarge">
      {(['narrow', 'medium', 'wide'] as const).map((minColumn) => (
        <Columns key={minColumn} minColumn={minColumn}>
          {enfants}
        </Columns>
      ))}
    </Stack>
  ),
};
