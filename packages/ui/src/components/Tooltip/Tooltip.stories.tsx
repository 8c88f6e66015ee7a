import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  component: Tooltip,
  args: {
    content: 'Le niveau est le produit de la gravité, de la fréquence et de la maîtrise.',
    placement: 'bottom',
    children: <Button variant="secondary">Niveau de risque</Button>,
  },
  render: (args) => (
    <div style={{ minHeight: 160, paddingBlock: 40, textAlign: 'center' }}>
      <Tooltip {...args} />
    </div>
  ),
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clavier: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const bulle = await screen.findByRole('tooltip');
    await expect(bulle).toHaveTextContent('Le niveau est le produit');
    await expect(canvas.getByRole('button', { name: 'Niveau de risque' })).toHaveAccessibleDescription(
      /Le niveau est le produit/,
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};

export const AllStates: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
