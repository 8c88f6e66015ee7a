import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog, DialogTrigger } from '../Dialog/Dialog.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Composants/Informer/Tooltip',
  id: 'components-tooltip',
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
  name: 'Clavier',
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

/** Escape takes away one thing at a time: the help, then the dialog under it. */
export const DansUnDialogue: Story = {
  name: 'Dans un dialogue',
  render: (args) => (
    <DialogTrigger>
      <Button>Ouvrir</Button>
      <Dialog title="Évaluer le risque" isDismissable>
        <Tooltip {...args} />
      </Dialog>
    </DialogTrigger>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ouvrir' }));
    const dialogue = await screen.findByRole('dialog', { name: 'Évaluer le risque' });
    await waitFor(() => expect(dialogue).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Niveau de risque' })).toHaveFocus();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(dialogue).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Niveau de risque' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialogue).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Ouvrir' })).toHaveFocus());
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
  },
};
