import type { PremadeSelection } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { countReads } from '../../stories/count-reads.ts';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { REFERENTIEL, SEUIL_DU_BRUIT } from '../../stories/referentiel.ts';
import { sheet } from '../../stories/sheet.css.ts';
import { RisquePicker } from './RisquePicker.tsx';
import { RisquePickerCategorie } from './RisquePickerCategorie.tsx';
import { RisquePickerFamille } from './RisquePickerFamille.tsx';
import { RisquePickerResults } from './RisquePickerResults.tsx';

const meta = {
  title: 'Blocs/Évaluer/RisquePicker',
  id: 'blocks-risquepicker',
  component: RisquePicker,
  subcomponents: { RisquePickerFamille, RisquePickerCategorie, RisquePickerResults },
  args: {
    ...REFERENTIEL,
    selection: new Set<string>(),
    onChange: fn(),
    nomsDejaPresents: ["Chute d'une echelle"],
  },
  render: function Etat(args) {
    const [selection, setSelection] = useState<PremadeSelection>(args.selection);
    return (
      <RisquePicker
        {...args}
        selection={selection}
        onChange={(next) => {
          args.onChange(next);
          setSelection(next);
        }}
      />
    );
  },
} satisfies Meta<typeof RisquePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CocherUneCategorie: Story = {
  name: 'Cocher une catégorie',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Risques de votre secteur' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Bruit' })).toHaveAttribute('aria-expanded', 'false');
    const categorie = canvas.getByRole('checkbox', { name: /^Sols glissants/ });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Glissade/ }));
    await expect(categorie).toBePartiallyChecked();
    await userEvent.click(categorie);
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['cpp-sol-1', 'cpp-sol-2']));
    await expect(categorie).toBeChecked();
    await expect(canvas.getAllByText('2 sélectionnés sur 2')).toHaveLength(2);
    await userEvent.click(categorie);
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set());
  },
};

export const OuvrirUneFamille: Story = {
  name: 'Ouvrir une famille',
  args: { familles: [...REFERENTIEL.familles, { idFamille: 'vide', displayName: 'Famille sans risque' }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Famille sans risque' })).toBeNull();
    await expect(canvas.queryByRole('checkbox', { name: /^Bruit du pétrin/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Bruit' }));
    await expect(canvas.getByRole('checkbox', { name: /^Bruit du pétrin/ })).toHaveAccessibleDescription(
      /80 dB\(A\)/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Chutes de hauteur' }));
    await expect(canvas.getByRole('checkbox', { name: /^Chute d'une échelle/ })).toHaveAccessibleDescription(
      'Déjà dans cette unité.',
    );
  },
};

/** Said of what would not be added again, and of nothing else: punctuation and « œ » make another name. */
export const DejaDansLUnite: Story = {
  name: "Déjà dans l'unité",
  args: {
    risques: [
      ...REFERENTIEL.risques,
      ...REFERENTIEL.risques
        .slice(0, 1)
        .map((risque) => ({ ...risque, idPremadeRisque: 'cpp-sol-3', displayName: 'Nœud du câble' })),
    ],
    nomsDejaPresents: ['glissade  sur un sol humide ou FARINE', 'Chute, sur un sol gras', 'Noeud du cable'],
    idFamilleOuverte: 'f1',
  },
  play: async ({ canvas }) => {
    const present = canvas
      .getAllByRole('checkbox')
      .filter((box) => /Déjà/.test(box.closest('li')?.textContent ?? ''));
    await expect(present).toHaveLength(1);
    await expect(present[0]).toHaveAccessibleName(/^Glissade/);
    await expect(canvas.getByRole('checkbox', { name: /^Nœud/ })).toBeVisible();
  },
};

export const Rechercher: Story = {
  name: 'Rechercher',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const champ = canvas.getByRole('searchbox', { name: 'Rechercher un risque' });
    await userEvent.type(champ, 'ECHELLE');
    // What the first letters find stands until the next ones have found theirs.
    await waitFor(() => expect(canvas.getByText('2 risques trouvés')).toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /^Chute d'une échelle/ })).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Bruit' })).toBeNull();
  },
};

export const AucunResultat: Story = {
  name: 'Aucun résultat',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas }) => {
    const champ = canvas.getByRole('searchbox', { name: 'Rechercher un risque' });
    await userEvent.type(champ, 'dragon{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Bruit' })).toBeVisible());
    await userEvent.type(champ, 'licorne');
    await expect(await canvas.findByText('Aucun risque ne correspond à votre recherche.')).toBeVisible();
  },
};

/** What the unit needs comes first, and the arrows go from box to box. */
export const PourLUnite: Story = {
  name: "Pour l'unité, au clavier",
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    uniteName: 'Atelier',
    exemples: [
      {
        idUniteDeTravail: 'atelier',
        displayName: 'Atelier',
        isHighlighted: true,
        idPremadeCategories: ['bru-mac'],
      },
    ],
    categories: REFERENTIEL.categories.map((categorie) => ({
      ...categorie,
      isHighlighted: ['cpp-sol', 'bru-mac'].includes(categorie.idPremadeCategorie),
    })),
  },
  play: async ({ canvas, args }) => {
    const first = canvas.getAllByRole('group', { name: /^(Machines bruyantes|Sols glissants)$/ });
    await expect(first.map((group) => group.getAttribute('aria-label'))).toEqual([
      'Machines bruyantes',
      'Sols glissants',
    ]);
    await expect(canvas.getByText(/^Pour l'unité «.Atelier.»$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('searchbox'));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Risques de votre secteur' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: /^Bruit du pétrin/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(new Set(['bru-mac-1']));
  },
};

// Only a drawn risk reads its threshold.
const { counter, watch } = countReads<(typeof REFERENTIEL.risques)[number]>('seuil');

/** A word that all names hold shows ten categories, then ten more; a tick draws its own category only. */
export const RechercheLarge: Story = {
  name: 'Recherche large',
  args: { risques: REFERENTIEL.risques.map(watch) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'exemple');
    await expect(await canvas.findByText('510 risques trouvés')).toBeInTheDocument();
    await expect(canvas.getAllByRole('group', { name: /^Catégorie/ })).toHaveLength(10);
    await userEvent.click(canvas.getByRole('button', { name: 'Afficher plus de résultats' }));
    const groupes = canvas.getAllByRole('group', { name: /^Catégorie/ });
    await expect(groupes).toHaveLength(20);
    await expect(groupes[10]?.querySelector('input')).toHaveFocus();
    // The counter counts: each risk in sight was drawn.
    const [premier] = groupes;
    if (premier === undefined) throw new Error('no group');
    const [, risque] = within(premier).getAllByRole('checkbox');
    if (risque === undefined) throw new Error('no risk');
    await expect(counter.reads).toBeGreaterThanOrEqual(120);
    counter.reads = 0;
    await userEvent.click(risque);
    await expect(risque).toBeChecked();
    await expect(counter.reads).toBe(within(premier).getAllByRole('checkbox').length - 1);
    await expect(canvasElement.querySelectorAll('input[type=checkbox]')).toHaveLength(140);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { selection: new Set(['cpp-sol-1']) },
  render: (args) => (
    <div className={sheet}>
      <RisquePicker {...args} familles={args.familles.slice(0, 6)} />
      <RisquePicker
        {...args}
        familles={[{ idFamille: 'famille_dyn_highlighted', displayName: LONG_LABEL }]}
        categories={args.categories
          .slice(0, 1)
          .map((categorie) => ({ ...categorie, displayName: LONG_WORD }))}
        risques={args.risques.slice(0, 2).map((risque) => ({
          ...risque,
          displayName: LONG_LABEL,
          seuil: { ...SEUIL_DU_BRUIT, texte: LONG_LABEL },
        }))}
      />
    </div>
  ),
};
