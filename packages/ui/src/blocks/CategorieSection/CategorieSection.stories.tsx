import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import { sheet } from '../../stories/sheet.css.ts';
import { Ticked } from '../../stories/Ticked.tsx';
import { useFocusAfterRemoval } from '../use-focus-after-removal.ts';
import { CategorieSection } from './CategorieSection.tsx';
import type { RisqueDeCategorie } from './RisqueRow.tsx';
import { CategorieTitle } from './CategorieTitle.tsx';
import { SuppressionDialog } from './SuppressionDialog.tsx';

const risque = (idRisque: string, displayName: string, contenu: Partial<RisqueDeCategorie> = {}) => ({
  idRisque,
  displayName,
  code: `CPP-SOL-${idRisque.padStart(2, '0')}`,
  danger: '',
  remarques: '',
  evalGravite: null,
  evalFrequence: null,
  evalMaitrise: null,
  ...contenu,
});
const CATEGORIE = { idCategorie: 'sol', displayName: 'Sols glissants', code: 'CPP-SOL' };
const PERSONNELLE = { idCategorie: 'moi', displayName: 'Fermeture tardive', code: '' };
const RISQUES = [
  risque('1', 'Glissade sur un sol fariné'),
  risque('2', 'Chute de plain-pied', { danger: 'Sol mouillé', evalGravite: 3 }),
  risque('3', 'Trébuchement sur un seuil'),
];

const meta = {
  title: 'Blocs/Évaluer/CategorieSection',
  id: 'blocks-categoriesection',
  component: CategorieSection,
  subcomponents: { CategorieTitle, SuppressionDialog },
  args: {
    categorie: CATEGORIE,
    categories: [CATEGORIE, PERSONNELLE],
    risques: RISQUES,
    countActions: (idRisque) => (idRisque === '3' ? 2 : 0),
    onAddRisque: fn(),
    onRenameRisque: fn(),
    onDeleteRisque: fn(),
    onDeleteCategorie: fn(),
  },
  render: function Etat(args) {
    const [risques, setRisques] = useState(args.risques);
    return (
      <CategorieSection
        {...args}
        risques={risques}
        onDeleteRisque={(id, seen) => {
          args.onDeleteRisque(id, seen);
          setRisques(risques.filter(({ idRisque }) => idRisque !== id));
        }}
      />
    );
  },
} satisfies Meta<typeof CategorieSection>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One box a risk, one for the category; what is ticked elsewhere stays so. */
const tick = fn();

export const Selectionner: Story = {
  name: 'Sélectionner',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <Ticked ids={['2', 'ailleurs']} onChange={tick}>
      <CategorieSection {...args} />
    </Ticked>
  ),
  play: async ({ canvas }) => {
    const toute = canvas.getByRole('checkbox', { name: 'Toute la catégorie Sols glissants' });
    await expect(toute).toBePartiallyChecked();
    await userEvent.click(toute);
    await expect(tick).toHaveBeenLastCalledWith(new Set(['ailleurs', '1', '2', '3']));
    await expect(toute).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sélectionner Chute de plain-pied' }));
    await expect(tick).toHaveBeenLastCalledWith(new Set(['ailleurs', '1', '3']));
    await userEvent.click(toute);
    await userEvent.click(toute);
    await expect(tick).toHaveBeenLastCalledWith(new Set(['ailleurs']));
  },
};

export const AjouterEtRenommer: Story = {
  name: 'Ajouter et renommer',
  play: async ({ canvas, args }) => {
    const champ = canvas.getByRole('textbox', { name: 'Ajouter un risque' });
    await userEvent.type(champ, ' {Enter}');
    await expect(canvas.getByText('Ce champ est requis')).toBeVisible();
    await userEvent.type(champ, 'Brûlure au four{Enter}');
    await expect(args.onAddRisque).toHaveBeenCalledWith('Brûlure au four');
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Chute de plain-pied' }));
    await userEvent.keyboard('Chute dans la réserve{Enter}');
    await expect(args.onRenameRisque).toHaveBeenCalledWith(
      '2',
      'Chute dans la réserve',
      'Chute de plain-pied',
    );
    await expect(canvas.queryByRole('button', { name: /Renommer la catégorie/ })).toBeNull();
  },
};

/** The one that has just been added waits for its first risk. */
export const Nouvelle: Story = {
  name: 'Nouvelle',
  args: { categorie: PERSONNELLE, risques: [], isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Ajouter un risque' })).toHaveFocus();
  },
};

export const AjouterUneAction: Story = {
  name: 'Ajouter une action',
  args: { onAddAction: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: 'Ajouter une action pour Chute de plain-pied' }),
    );
    await expect(args.onAddAction).toHaveBeenCalledWith('2');
  },
};

export const RenommerRefuse: Story = {
  name: 'Renommage refusé',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer Chute de plain-pied' }));
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Nouveau nom' }));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('Le nom ne peut pas être vide')).toBeVisible();
    await expect(args.onRenameRisque).not.toHaveBeenCalled();
  },
};

export const SupprimerSansContenu: Story = {
  name: 'Supprimer sans contenu',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Glissade sur un sol fariné' }));
    await expect(args.onDeleteRisque).toHaveBeenCalledWith('1', RISQUES[0]);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Renommer Chute de plain-pied' })).toHaveFocus(),
    );
  },
};

export const SupprimerAvecContenu: Story = {
  name: 'Supprimer avec contenu',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Chute de plain-pied' }));
    const dialogue = await screen.findByRole('alertdialog');
    await expect(dialogue).toHaveAccessibleName(/^Supprimer le risque «.Chute de plain-pied.».\?$/);
    await expect(dialogue).toHaveTextContent("Vous perdrez le danger décrit et l'évaluation.");
    await expect(args.onDeleteRisque).not.toHaveBeenCalled();
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Supprimer' }));
    await expect(args.onDeleteRisque).toHaveBeenCalledWith('2', RISQUES[1]);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Renommer Trébuchement sur un seuil' })).toHaveFocus(),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Trébuchement sur un seuil' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      '2 actions préventives resteront sans risque associé.',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const SupprimerLeDernier: Story = {
  name: 'Supprimer le dernier',
  args: { risques: RISQUES.slice(0, 1) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer Glissade sur un sol fariné' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Sols glissants' })).toHaveFocus());
    await expect(canvas.getByText(/^Aucun risque dans cette catégorie/)).toBeVisible();
  },
};

export const SupprimerLaCategorie: Story = {
  name: 'Supprimer la catégorie',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer la catégorie Sols glissants' }));
    const dialogue = await screen.findByRole('alertdialog');
    await expect(dialogue).toHaveAccessibleName(/^Supprimer la catégorie «.Sols glissants.».\?$/);
    await expect(dialogue).toHaveTextContent('Vous perdrez 3 risques');
    await userEvent.click(within(dialogue).getByRole('button', { name: 'Supprimer' }));
    await expect(args.onDeleteCategorie).toHaveBeenCalledWith({
      displayName: 'Sols glissants',
      risques: RISQUES,
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** As the screen does: the title of the category that takes its place has the focus. */
export const SupprimerDansUneListe: Story = {
  name: 'Supprimer dans une liste',
  render: function Etat(args) {
    const [categories, setCategories] = useState([CATEGORIE, PERSONNELLE]);
    const { registerItem, expectRemoval } = useFocusAfterRemoval(
      categories.map(({ idCategorie }) => idCategorie),
    );
    return (
      <div className={sheet}>
        {categories.map((categorie) => (
          <div key={categorie.idCategorie} ref={registerItem(categorie.idCategorie)}>
            <CategorieSection
              {...args}
              categorie={categorie}
              onDeleteCategorie={() => {
                expectRemoval(categorie.idCategorie);
                setCategories(categories.filter((other) => other !== categorie));
              }}
            />
          </div>
        ))}
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Supprimer la catégorie Sols glissants' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Supprimer' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Fermeture tardive' })).toHaveFocus());
    await expect(canvas.queryByRole('heading', { name: 'Sols glissants' })).toBeNull();
  },
};

export const CategoriePersonnelle: Story = {
  name: 'Catégorie personnelle',
  args: { categorie: PERSONNELLE, risques: [], onRenameCategorie: fn() },
  play: async ({ canvas, args }) => {
    const renommer = { name: 'Renommer la catégorie Fermeture tardive' };
    await userEvent.click(canvas.getByRole('button', renommer));
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', renommer)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('sols glissants{Enter}');
    await expect(canvas.getByText('Une catégorie avec ce nom existe déjà')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Nom de la catégorie' }));
    await userEvent.keyboard('Travail de nuit{Enter}');
    await expect(args.onRenameCategorie).toHaveBeenCalledWith('Travail de nuit', PERSONNELLE.displayName);
    await expect(canvas.getByRole('button', renommer)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: /Supprimer la catégorie/ }));
    await expect(args.onDeleteCategorie).toHaveBeenCalledOnce();
  },
};

let renameElsewhere = (): void => undefined;

/** Somebody else renames it under the form: what is told is the name that was there when the form opened. */
export const RenommeeSousLeFormulaire: Story = {
  name: 'Renommée sous le formulaire',
  args: { risques: [], onRenameCategorie: fn() },
  render: function Etat(args) {
    const [displayName, setDisplayName] = useState(PERSONNELLE.displayName);
    renameElsewhere = () => setDisplayName('Travail du soir');
    return (
      <>
        <p>{`Ailleurs : ${displayName}`}</p>
        <CategorieSection {...args} categorie={{ ...PERSONNELLE, displayName }} />
      </>
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Renommer la catégorie Fermeture tardive' }));
    renameElsewhere();
    await expect(await canvas.findByText('Ailleurs : Travail du soir')).toBeVisible();
    await userEvent.keyboard('Travail de nuit{Enter}');
    await expect(args.onRenameCategorie).toHaveBeenCalledWith('Travail de nuit', 'Fermeture tardive');
  },
};

/** A name that was begun in an earlier visit is there, with the one that it was to replace; nothing takes the focus. */
export const Reprise: Story = {
  name: 'Reprise',
  args: {
    categorie: PERSONNELLE,
    risques: [],
    onRenameCategorie: fn(),
    getNameDraft: (item) => ({
      read: () => (item === 'moi' ? { text: 'Nuit', seen: 'Soir' } : null),
      save: () => undefined,
    }),
  },
  play: async ({ canvas, args }) => {
    const champ = canvas.getByRole('textbox', { name: 'Nom de la catégorie' });
    await expect(champ).toHaveValue('Nuit');
    await expect(champ).not.toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: 'Ajouter un risque' })).toHaveValue('');
    await userEvent.type(champ, '{Enter}');
    await expect(args.onRenameCategorie).toHaveBeenCalledWith('Nuit', 'Soir');
  },
};

export const CentainesDeRisques: Story = {
  name: 'Centaines de risques',
  args: { risques: Array.from({ length: 400 }, (_, index) => risque(`${index}`, `Risque ${index + 1}`)) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('CPP-SOL · 400 risques')).toBeVisible();
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args) => (
    <div className={sheet}>
      <CategorieSection {...args} isHighlighted />
      <CategorieSection {...args} categorie={PERSONNELLE} risques={[]} onRenameCategorie={fn()} />
      <CategorieSection
        {...args}
        categorie={{ ...CATEGORIE, displayName: LONG_LABEL }}
        risques={[risque('4', LONG_LABEL), risque('5', LONG_WORD)]}
        onRenameCategorie={fn()}
      />
    </div>
  ),
};
