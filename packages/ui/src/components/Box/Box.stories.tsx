import type { Meta, StoryObj } from '@storybook/react-vite';
import { Columns } from '../Columns/Columns.tsx';
import { Box } from './Box.tsx';

const meta = {
  title: 'Composants/Mettre en page/Box',
  id: 'components-box',
  component: Box,
  args: { padding: 'medium', tone: 'surface', border: 'line', radius: 'small', children: 'Un contenu calme' },
} satisfies Meta<typeof Box>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Defaut: Story = { name: 'Par défaut' };

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: () => (
    <Columns minColumn="narrow">
      {(['surface', 'sunken', 'brand'] as const).flatMap((tone) =>
        (['none', 'line', 'strong'] as const).map((border) => (
          <Box key={`${tone}-${border}`} tone={tone} border={border} padding="medium">
            {tone}, {border}
          </Box>
        )),
      )}
      <Box padding="medium" border="line" tone="surface">
        {'UnMotSansEspace'.repeat(14)}
      </Box>
    </Columns>
  ),
};
