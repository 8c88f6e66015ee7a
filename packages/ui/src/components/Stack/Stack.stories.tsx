import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Box } from '../Box/Box.tsx';
import { Stack } from './Stack.tsx';

const BLOCS = ["Informations de l'entreprise", 'Unités de travail', 'Saisie des risques'];

const meta = {
  title: 'Composants/Mettre en page/Stack',
  id: 'components-stack',
  component: Stack,
  args: { gap: 'medium', align: 'stretch' },
  render: (args) => (
    <Stack {...args}>
      {BLOCS.map((bloc) => (
        <Box key={bloc} padding="small" tone="sunken">
          {bloc}
        </Box>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = { name: 'Par défaut' };

export const Liste: Story = {
  name: 'Liste',
  render: () => (
    <Stack as="ul" gap="xsmall">
      {BLOCS.map((bloc) => (
        <li key={bloc}>{bloc}</li>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Stack gap="xlarge">
      {(['xxsmall', 'small', 'large'] as const).map((gap) => (
        <Stack key={gap} gap={gap} align="start">
          {BLOCS.map((bloc) => (
            <Box key={bloc} padding="xsmall" tone="sunken">
              {bloc} ({gap})
            </Box>
          ))}
        </Stack>
      ))}
    </Stack>
  ),
};
