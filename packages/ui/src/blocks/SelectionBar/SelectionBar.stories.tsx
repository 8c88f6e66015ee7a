import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SelectionBar } from './SelectionBar.tsx';

const meta = {
  title: 'Blocs/Évaluer/SelectionBar',
  id: 'blocks-selectionbar',
  component: SelectionBar,
  args: { count: 3, onCopy: fn(), onMove: fn(), onDelete: fn(), onEnd: fn() },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plusieurs: Story = {
  name: 'Plusieurs risques',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('3 risques sélectionnés')).toBeVisible();
    for (const [name, handler] of [
      ['Copier…', args.onCopy],
      ['Déplacer…', args.onMove],
      ['Supprimer', args.onDelete],
      ['Terminer', args.onEnd],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name }));
      await expect(handler).toHaveBeenCalledOnce();
    }
  },
};

export const Aucun: Story = {
  name: 'Aucun risque',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: { count: 0 },
  render: ({ onCopy: _onCopy, onMove: _onMove, ...args }) => <SelectionBar {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Supprimer' })).toBeDisabled();
    await expect(canvas.queryByRole('button', { name: 'Copier…' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Terminer' }));
    await expect(args.onEnd).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
};
