import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { REFERENTIEL } from '../../stories/referentiel.ts';
import { ModeleDialog } from './ModeleDialog.tsx';
import { ModeleForm } from './ModeleForm.tsx';
import { ModeleUnite } from './ModeleUnite.tsx';

const propose = (displayName: string, ...idPremadeCategories: string[]) => ({
  exemple: { idUniteDeTravail: displayName, displayName },
  categories: idPremadeCategories.flatMap((id) =>
    REFERENTIEL.categories
      .filter(({ idPremadeCategorie }) => idPremadeCategorie === id)
      .map((categorie) => ({
        categorie,
        risques: REFERENTIEL.risques.filter(({ idPremadeCategorie }) => idPremadeCategorie === id),
      })),
  ),
});
const UNITES = [
  propose('Fournil', 'cpp-sol', 'bru-mac', 'cat-1'),
  propose('Vente au comptoir', 'cpp-sol', 'cat-2'),
  propose('Poissonnerie', 'cpp-sol'),
];

const meta = {
  title: 'Blocs/Évaluer/ModeleDialog',
  id: 'blocks-modeledialog',
  component: ModeleDialog,
  subcomponents: { ModeleForm, ModeleUnite },
  args: {
    isOpen: true,
    secteurs: ['Industrie alimentaire, boulangerie et métiers de bouche'],
    unites: UNITES,
    onAdd: fn(),
    onCancel: fn(),
    onTick: fn(),
  },
} satisfies Meta<typeof ModeleDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: "Partir d'un modèle" }));

export const ToutAjouter: Story = {
  name: 'Tout ajouter',
  play: async ({ args }) => {
    const dialogue = await findDialog();
    await expect(dialogue.getByText('3 unités · 19 risques')).toBeVisible();
    await userEvent.click(dialogue.getByRole('button', { name: 'Ajouter ces unités' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ displayName: 'Fournil' }),
      expect.objectContaining({ displayName: 'Vente au comptoir' }),
      { displayName: 'Poissonnerie', selection: new Set(['cpp-sol-1', 'cpp-sol-2']) },
    ]);
  },
};

/** A unit goes by one tick, a risk by one more: what was unticked in a unit is still so when the unit comes back. */
export const Decocher: Story = {
  name: 'Décocher',
  play: async ({ args }) => {
    const dialogue = await findDialog();
    await expect(args.onTick).not.toHaveBeenCalled();
    await userEvent.click(dialogue.getByRole('checkbox', { name: 'Poissonnerie' }));
    await expect(args.onTick).toHaveBeenCalledOnce();
    await userEvent.click(dialogue.getByRole('button', { name: '9 risques de Fournil' }));
    await userEvent.click(dialogue.getByRole('checkbox', { name: /^Chute sur un sol gras/ }));
    await expect(dialogue.getByRole('button', { name: '8 risques sur 9 de Fournil' })).toBeVisible();
    await expect(dialogue.getByText('2 unités · 16 risques')).toBeVisible();
    const fournil = dialogue.getByRole('checkbox', { name: 'Fournil' });
    await expect(fournil).toBePartiallyChecked();
    await userEvent.click(fournil);
    await expect(dialogue.getByText('1 unité · 8 risques')).toBeVisible();
    await userEvent.click(fournil);
    await userEvent.click(dialogue.getByRole('button', { name: 'Ajouter ces unités' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      {
        displayName: 'Fournil',
        selection: new Set(
          [1, 2, 3, 4, 5, 6].map((rang) => `cat-1-${rang}`).concat('bru-mac-1', 'cpp-sol-1'),
        ),
      },
      expect.objectContaining({ displayName: 'Vente au comptoir' }),
    ]);
  },
};

/** A risk that is ticked takes its unit with it, alone; a unit that has none left comes back with all of them. */
export const Reprendre: Story = {
  name: 'Reprendre une unité',
  args: { unites: UNITES.slice(2) },
  play: async ({ args }) => {
    const dialogue = await findDialog();
    const unite = dialogue.getByRole('checkbox', { name: 'Poissonnerie' });
    await userEvent.click(unite);
    await expect(dialogue.getByText('0 unité · 0 risque')).toBeVisible();
    await userEvent.click(dialogue.getByRole('button', { name: '2 risques de Poissonnerie' }));
    const risque = dialogue.getByRole('checkbox', { name: /^Chute sur un sol gras/ });
    await expect(risque).not.toBeChecked();
    await userEvent.click(risque);
    await expect(dialogue.getByText('1 unité · 1 risque')).toBeVisible();
    await userEvent.click(risque);
    await userEvent.click(unite);
    await userEvent.click(unite);
    await userEvent.click(dialogue.getByRole('button', { name: 'Ajouter ces unités' }));
    await expect(args.onAdd).toHaveBeenCalledWith([
      { displayName: 'Poissonnerie', selection: new Set(['cpp-sol-1', 'cpp-sol-2']) },
    ]);
  },
};

export const ToutDecocher: Story = {
  name: 'Tout décocher',
  play: async ({ args }) => {
    const dialogue = await findDialog();
    await userEvent.click(dialogue.getByRole('button', { name: 'Tout décocher' }));
    await userEvent.click(dialogue.getByRole('button', { name: 'Ajouter ces unités' }));
    await expect(dialogue.getByText('Aucune unité de travail sélectionnée')).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.click(dialogue.getByRole('button', { name: 'Tout cocher' }));
    await expect(dialogue.getByText('3 unités · 19 risques')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { unites: [...UNITES, propose(LONG_LABEL, 'cpp-sol')] },
  play: async () => {
    const dialogue = await findDialog();
    await userEvent.click(dialogue.getByRole('checkbox', { name: 'Poissonnerie' }));
    await userEvent.click(dialogue.getByRole('button', { name: /^2 risques de Poissonnerie$/ }));
  },
};
