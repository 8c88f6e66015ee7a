import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { VersUniteDialog } from './VersUniteDialog.tsx';
import { VersUniteForm } from './VersUniteForm.tsx';

const meta = {
  title: 'Blocs/Évaluer/VersUniteDialog',
  id: 'blocks-versunitedialog',
  component: VersUniteDialog,
  subcomponents: { VersUniteForm },
  args: {
    isOpen: true,
    mode: 'copier',
    count: 3,
    unites: [
      { idUniteDeTravail: 'v', displayName: 'Vente' },
      { idUniteDeTravail: 'l', displayName: 'Livraison' },
    ],
    onSubmit: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof VersUniteDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Copier: Story = {
  name: 'Copier',
  play: async ({ args }) => {
    const dialogue = within(await screen.findByRole('dialog', { name: 'Copier 3 risques' }));
    const copier = dialogue.getByRole('button', { name: 'Copier' });
    // A live region that is there before its text, beside the button.
    const refus = dialogue.getByRole('status');
    await expect(refus).toBeEmptyDOMElement();
    await userEvent.click(copier);
    await expect(refus).toHaveTextContent('Aucune unité de travail sélectionnée');
    await expect(refus).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(dialogue.getByRole('checkbox', { name: 'Livraison' }));
    await expect(refus).toBeEmptyDOMElement();
    await userEvent.click(dialogue.getByRole('checkbox', { name: 'Vente' }));
    await userEvent.click(dialogue.getByRole('checkbox', { name: /évaluation/ }));
    await userEvent.click(copier);
    await expect(args.onSubmit).toHaveBeenCalledWith(['v', 'l'], false);
  },
};

export const Deplacer: Story = {
  name: 'Déplacer',
  args: { mode: 'deplacer', count: 1 },
  play: async ({ args }) => {
    const dialogue = within(await screen.findByRole('dialog', { name: 'Déplacer 1 risque' }));
    await expect(dialogue.queryByRole('checkbox')).toBeNull();
    await userEvent.click(dialogue.getByRole('radio', { name: 'Livraison' }));
    await userEvent.click(dialogue.getByRole('button', { name: 'Déplacer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith(['l'], true);
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { unites: [...meta.args.unites, { idUniteDeTravail: 'x', displayName: LONG_LABEL }] },
};
