import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { EvaluationCommuneDialog } from './EvaluationCommuneDialog.tsx';
import { EvaluationCommuneForm } from './EvaluationCommuneForm.tsx';

const meta = {
  title: 'Blocs/Évaluer/EvaluationCommuneDialog',
  id: 'blocks-evaluationcommunedialog',
  component: EvaluationCommuneDialog,
  subcomponents: { EvaluationCommuneForm },
  args: { isOpen: true, count: 3, evalues: 0, onSubmit: fn(), onCancel: fn() },
} satisfies Meta<typeof EvaluationCommuneDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing chosen is refused; one criterion alone is given, by its number. */
export const UnCritere: Story = {
  name: 'Un critère',
  play: async ({ args }) => {
    const dialogue = within(await screen.findByRole('dialog', { name: 'Évaluer 3 risques' }));
    await expect(dialogue.queryByText(/déjà évalué/)).toBeNull();
    const appliquer = dialogue.getByRole('button', { name: 'Appliquer' });
    await userEvent.click(appliquer);
    await expect(dialogue.getByText('Choisissez une note pour un critère au moins.')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    within(dialogue.getByRole('radiogroup', { name: 'Maîtrise' }))
      .getAllByRole('radio')[0]
      ?.focus();
    await userEvent.keyboard('3');
    await expect(dialogue.queryByText('Choisissez une note pour un critère au moins.')).toBeNull();
    await expect(dialogue.getByText(/se calcule avec les notes/)).toBeVisible();
    await userEvent.click(appliquer);
    await expect(args.onSubmit).toHaveBeenCalledWith({ evalMaitrise: 3 });
    await userEvent.click(dialogue.getByRole('button', { name: 'Effacer les choix' }));
    await expect(dialogue.getByText('Aucune note choisie.')).toBeVisible();
    await userEvent.click(dialogue.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Three notes say the level that each risk gets. */
export const TroisCriteres: Story = {
  name: 'Trois critères',
  args: { evalues: 2 },
  play: async ({ args }) => {
    const dialogue = within(await screen.findByRole('dialog'));
    await expect(
      dialogue.getByText("2 d'entre eux sont déjà évalués, et le seront à nouveau."),
    ).toBeVisible();
    for (const [name, digit] of [
      ['Gravité', '4'],
      ['Fréquence', '3'],
      ['Maîtrise', '2'],
    ] as const) {
      within(dialogue.getByRole('radiogroup', { name })).getAllByRole('radio')[0]?.focus();
      await userEvent.keyboard(digit);
    }
    await expect(dialogue.getByText('Critique 6,0')).toBeVisible();
    await expect(dialogue.getByText('Critique 6,0').closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.click(dialogue.getByRole('button', { name: 'Appliquer' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ evalGravite: 4, evalFrequence: 3, evalMaitrise: 2 });
  },
};

export const UnSeulRisque: Story = {
  name: 'Un seul risque',
  args: { count: 1, evalues: 1 },
  play: async () => {
    const dialogue = within(await screen.findByRole('dialog', { name: 'Évaluer 1 risque' }));
    await expect(dialogue.getByText('Ce risque est déjà évalué, et le sera à nouveau.')).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { evalues: 1 },
};
