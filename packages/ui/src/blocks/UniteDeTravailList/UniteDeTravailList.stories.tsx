import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { UniteDeTravailExemples } from './UniteDeTravailExemples.tsx';
import { UniteDeTravailList, type UniteDeLaListe } from './UniteDeTravailList.tsx';

const EXEMPLES = [
  { idUniteDeTravail: 'accueil', displayName: 'Accueil', isHighlighted: false },
  { idUniteDeTravail: 'fournil', displayName: 'Fournil', isHighlighted: true },
  { idUniteDeTravail: 'vente', displayName: 'Vente en boutique', isHighlighted: true },
  { idUniteDeTravail: 'livraison', displayName: 'Livraison', isHighlighted: true },
  { idUniteDeTravail: 'nettoyage', displayName: 'Nettoyage des locaux', isHighlighted: false },
];
const unite = (id: string, displayName: string, risques = 0, actions = 0): UniteDeLaListe => ({
  idUniteDeTravail: id,
  displayName,
  risques: Array.from({ length: risques }),
  papripactActionsPreventives: Array.from({ length: actions }),
});
const UNITES = [
  {
    ...unite('a', 'Fournil', 12, 2),
    effectif: { total: 4, femmes: 1, hommes: 3 },
    differencesSelonSexe: 'Charges réparties',
  },
  unite('b', 'Vente', 1),
  unite('c', 'Bureau'),
];

const meta = {
  title: 'Blocs/Évaluer/UniteDeTravailList',
  id: 'blocks-unitedetravaillist',
  component: UniteDeTravailList,
  subcomponents: { UniteDeTravailExemples },
  args: {
    unites: UNITES,
    exemples: EXEMPLES,
    onAddExemples: fn(),
    onNoneSelected: fn(),
    onAddCustom: fn(),
    onRename: fn(),
    onEditExposition: fn(),
    onDuplicate: fn(),
    onDelete: fn(),
    onReorder: fn(),
  },
  render: function Etat(args) {
    const [unites, setUnites] = useState(args.unites);
    return (
      <UniteDeTravailList
        {...args}
        unites={unites}
        onAddExemples={(exemples) => {
          args.onAddExemples(exemples);
          const added = exemples.map(({ idUniteDeTravail, displayName }) =>
            unite(idUniteDeTravail, displayName),
          );
          setUnites([...unites, ...added]);
        }}
        onAddCustom={(name) => {
          args.onAddCustom(name);
          setUnites([...unites, unite(name, name)]);
        }}
        onDelete={(deleted) => {
          args.onDelete(deleted);
          setUnites(unites.filter((one) => one !== deleted));
        }}
        onReorder={(ids, moved) => {
          args.onReorder(ids, moved);
          setUnites(
            ids.flatMap((id) => unites.find(({ idUniteDeTravail }) => idUniteDeTravail === id) ?? []),
          );
        }}
      />
    );
  },
} satisfies Meta<typeof UniteDeTravailList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AjouterDesExemples: Story = {
  name: 'Ajouter des exemples',
  play: async ({ canvas, args }) => {
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles).toEqual(['Mes unités de travail', "Exemples d'unités de travail"]);
    await expect(
      canvas.getByText(
        '12 risques · 4 personnes, dont 1 femme et 3 hommes · différences selon le sexe renseignées',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('1 risque')).toBeVisible();
    const ajouter = canvas.getByRole('button', { name: 'Ajouter les unités sélectionnées' });
    await userEvent.click(ajouter);
    const refus = canvas.getByText('Aucune unité de travail sélectionnée');
    await expect(refus).toBeVisible();
    // The page reads it out, in a toast.
    await expect(args.onNoneSelected).toHaveBeenCalledOnce();
    await expect(refus.closest('output, [role=status], [role=alert], [aria-live]')).toBeNull();
    await expect(args.onAddExemples).not.toHaveBeenCalled();
    const secteur = canvas.getByRole('group', { name: 'Suggestions pour votre secteur' });
    await expect(within(secteur).queryByRole('checkbox', { name: 'Fournil' })).toBeNull();
    await userEvent.click(within(secteur).getByRole('checkbox', { name: 'Livraison' }));
    const autres = canvas.getByRole('group', { name: 'Autres exemples' });
    await userEvent.click(within(autres).getByRole('checkbox', { name: 'Accueil' }));
    await expect(canvas.queryByText('Aucune unité de travail sélectionnée')).toBeNull();
    await userEvent.click(ajouter);
    await expect(args.onAddExemples).toHaveBeenCalledWith([EXEMPLES[0], EXEMPLES[3]]);
    await expect(await canvas.findByText('Livraison')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Nettoyage des locaux' })).not.toBeChecked();
    const premiere = canvas.getByRole('button', { name: 'Renommer Accueil' });
    await waitFor(() => expect(premiere.closest('[tabindex="-1"]')).toHaveFocus());
    await expect(canvas.getByText(/^2\sunités ajoutées\s: Accueil, Livraison\.$/)).toBeInTheDocument();
  },
};

/** The examples go under the units as soon as there is one: the ticks are not lost on the way, and the focus follows what was added. */
export const PremieresUnites: Story = {
  name: 'Premières unités',
  args: { unites: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Livraison' }));
    const champ = canvas.getByRole('textbox', { name: 'Ajouter une unité personnalisée' });
    await userEvent.type(champ, 'Atelier{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Renommer Atelier' })).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Livraison' })).toBeChecked();
    for (const { displayName } of EXEMPLES.filter((exemple) => exemple.displayName !== 'Livraison'))
      await userEvent.click(canvas.getByRole('checkbox', { name: displayName }));
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter les unités sélectionnées' }));
    const premiere = await canvas.findByRole('button', { name: 'Renommer Accueil' });
    await waitFor(() => expect(premiere.closest('[tabindex="-1"]')).toHaveFocus());
    await expect(canvas.queryByRole('heading', { name: /Exemples/ })).toBeNull();
  },
};

export const SansSecteur: Story = {
  name: 'Sans suggestion de secteur',
  args: { exemples: EXEMPLES.filter(({ isHighlighted }) => !isHighlighted) },
  play: async ({ canvas }) => {
    const exemples = within(canvas.getByRole('group', { name: 'Exemples' }));
    await expect(exemples.getAllByRole('checkbox')).toHaveLength(2);
    await expect(canvas.queryByRole('group', { name: /secteur/ })).toBeNull();
  },
};

export const TousDejaAjoutes: Story = {
  name: 'Tous déjà ajoutés',
  args: { exemples: EXEMPLES.filter(({ idUniteDeTravail }) => idUniteDeTravail === 'fournil') },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: /Exemples/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Fournil' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Fournil' })).toBeEnabled();
  },
};

export const AjouterUneUnitePersonnalisee: Story = {
  name: 'Ajouter une unité personnalisée',
  play: async ({ canvas, args }) => {
    const champ = canvas.getByRole('textbox', { name: 'Ajouter une unité personnalisée' });
    await userEvent.type(champ, '   {Enter}');
    await expect(canvas.getByText("Veuillez saisir un nom pour l'unité personnalisée")).toBeVisible();
    await userEvent.type(champ, 'Atelier{Enter}');
    await expect(args.onAddCustom).toHaveBeenCalledWith('Atelier');
    await expect(await canvas.findByText(/^1\sunité ajoutée\s: Atelier\.$/)).toBeInTheDocument();
    // The next one can be typed.
    await expect(champ).toHaveFocus();
  },
};

export const Renommer: Story = {
  name: 'Renommer',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Vente' }));
    await userEvent.keyboard('Boutique{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('b', 'Boutique', 'Vente');
  },
};

export const Supprimer: Story = {
  name: 'Supprimer',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Fournil' }));
    const dialogue = await screen.findByRole('alertdialog');
    await expect(dialogue).toHaveAccessibleName(/Supprimer l'unité de travail «.Fournil.».\?/);
    await expect(dialogue).toHaveTextContent('Vous perdrez 12 risques et 2 actions préventives.');
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Retour' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Fournil' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await expect(args.onDelete).toHaveBeenCalledWith(args.unites[0]);
    await waitFor(() => expect(canvas.queryByText('12 risques')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Renommer Vente' })).toHaveFocus());
    for (const [nom, voisin] of [
      ['Bureau', canvas.getByRole('button', { name: 'Renommer Vente' })],
      ['Vente', canvas.getByRole('heading', { name: 'Mes unités de travail' })],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: `Supprimer ${nom}` }));
      await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
        nom === 'Bureau' ? 'Elle ne contient aucun risque.' : 'Vous perdrez 1 risque. Les versions',
      );
      await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
      await waitFor(() => expect(voisin).toHaveFocus());
    }
  },
};

export const Dupliquer: Story = {
  name: 'Dupliquer',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dupliquer Fournil' }));
    await expect(args.onDuplicate).toHaveBeenCalledWith('a');
  },
};

export const Reordonner: Story = {
  name: 'Réordonner',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Descendre Fournil' }));
    await expect(args.onReorder).toHaveBeenCalledWith(['b', 'a', 'c'], 'a');
    await expect(
      canvas.getByRole('button', { name: 'Glisser pour réorganiser\u00A0: Fournil' }),
    ).toBeVisible();
  },
};

export const Vide: Story = {
  name: 'Vide',
  args: { unites: [], exemples: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Ajoutez au moins une unité de travail/)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: /Exemples/ })).toBeNull();
  },
};

export const TresNombreuses: Story = {
  name: 'Très nombreuses',
  args: {
    unites: Array.from({ length: 150 }, (_, index) => unite(`${index}`, `Atelier ${index + 1}`, index)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('149 risques')).toBeInTheDocument();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { unites: [...UNITES, unite('d', LONG_LABEL, 3), unite('e', LONG_WORD)] },
};
