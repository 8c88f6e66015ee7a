import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Inline } from './Inline.tsx';

const MOTS = ['Bureau', 'Atelier', 'Entrepôt', 'Accueil du public', 'Chantier extérieur', 'Laboratoire'];
const enfants = MOTS.map((mot) => (
  <Box key={mot} padding="xsmall" tone="sunken">
    {mot}
  </Box>
));

const meta = {
  title: 'Composants/Mettre en page/Inline',
  id: 'components-inline',
  component: Inline,
  args: { gap: 'small', align: 'center', justify: 'start', children: enfants },
} satisfies Meta<typeof Inline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = { name: 'Par défaut' };

export const Etroit: Story = {
  name: 'Étroit',
  render: (args) => (
    <div style={{ width: 200 }} data-testid="cadre">
      <Inline {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const cadre = canvas.getByTestId('cadre');
    await expect(cadre.scrollWidth).toBeLessThanOrEqual(200);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="large">
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Inline key={justify} justify={justify}>
          {enfants}
        </Inline>
      ))}
    </Stack>
  ),
};
