import { actionPreventiveFormSchema, validateWith } from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { LONG_LABEL, LONG_WORD } from '../../stories/hostile.ts';
import type { ActionErrors, ActionValues } from './action-values.ts';
import { ActionDialog } from './ActionDialog.tsx';
import { ActionForm } from './ActionForm.tsx';
import { EcheanceChoices } from './EcheanceChoices.tsx';
import { MesureSuggestions } from './MesureSuggestions.tsx';

const VIDE: ActionValues = {
  idRisqueAssocie: null,
  descriptionDeLaMesure: '',
  responsable: '',
  budget: '',
  date: null,
  statut: null,
  conditionsExecution: '',
  indicateurResultat: '',
  type: null,
};
const REMPLIE: ActionValues = {
  idRisqueAssocie: 'r2',
  descriptionDeLaMesure: 'Poser un revêtement antidérapant',
  responsable: 'Mme Martin',
  budget: '1\u202F200\u202F€\u00A0HT',
  date: '2027-03-15',
  statut: 'En cours',
  conditionsExecution: 'Boutique fermée un lundi, pose par le carreleur',
  indicateurResultat: 'Aucune glissade en six mois',
  type: 'protection collective',
};

const meta = {
  title: 'Blocs/Prévenir/ActionDialog',
  id: 'blocks-actiondialog',
  component: ActionDialog,
  subcomponents: { ActionForm, EcheanceChoices, MesureSuggestions },
  args: {
    isOpen: true,
    isNew: true,
    values: VIDE,
    categories: [
      { idCategorie: 'sol', displayName: 'Sols glissants' },
      { idCategorie: 'the', displayName: 'Brûlures' },
    ],
    risques: [
      {
        idRisque: 'r3',
        idCategorie: 'perdue',
        displayName: 'Fermeture tardive',
        code: '',
        evalGravite: null,
        evalFrequence: null,
        evalMaitrise: null,
      },
      {
        idRisque: 'r1',
        idCategorie: 'the',
        displayName: 'Brûlure au four',
        code: 'THE-01',
        evalGravite: 4,
        evalFrequence: 4,
        evalMaitrise: 4,
      },
      {
        idRisque: 'r2',
        idCategorie: 'sol',
        displayName: 'Glissade',
        code: 'CPP-SOL-04',
        evalGravite: 3,
        evalFrequence: 2,
        evalMaitrise: 1,
      },
    ],
    mesuresTypes: [
      { type: 'protection collective', libelle: 'Poser un sol antidérapant' },
      { type: 'formation et information', libelle: 'Former au nettoyage immédiat des sols' },
    ],
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  // What the application does with Formik: the errors come with the submission.
  render: function Etat(args) {
    const [values, setValues] = useState(args.values);
    const [errors, setErrors] = useState<ActionErrors>(args.errors ?? {});
    return (
      <ActionDialog
        {...args}
        values={values}
        errors={errors}
        onChange={(patch) => {
          args.onChange(patch);
          setValues({ ...values, ...patch });
        }}
        onSubmit={() => {
          const messages = validateWith(actionPreventiveFormSchema)(values);
          setErrors(messages);
          if (Object.keys(messages).length === 0) args.onSubmit();
        }}
      />
    );
  },
} satisfies Meta<typeof ActionDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const ouvert = async (name: string) => within(await screen.findByRole('dialog', { name }));

export const Obligatoires: Story = {
  name: 'Obligatoires',
  play: async ({ args }) => {
    const dialogue = await ouvert('Ajouter une action préventive');
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer' }));
    for (const message of [
      'Le risque associé est requis',
      'La description de la mesure est requise',
      'Le responsable est requis',
      'La date est requise',
      'Le statut est requis',
    ]) {
      await expect(dialogue.getAllByText(message)).toHaveLength(2);
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Saisir: Story = {
  name: 'Saisir',
  play: async ({ args }) => {
    const dialogue = await ouvert('Ajouter une action préventive');
    await userEvent.click(dialogue.getByRole('combobox', { name: 'Risque associé' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'THE-01 Brûlure au fourCritique 20,0 · Brûlures',
      'CPP-SOL-04 GlissadeModéré 1,5 · Sols glissants',
      'Fermeture tardiveNon évalué · Sans catégorie',
    ]);
    await userEvent.type(dialogue.getByRole('combobox', { name: 'Risque associé' }), 'brulure');
    await userEvent.click(await screen.findByRole('option', { name: 'THE-01 Brûlure au four' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ idRisqueAssocie: 'r1' });
    await userEvent.type(dialogue.getByRole('textbox', { name: 'Responsable' }), 'M. Petit');
    await expect(args.onChange).toHaveBeenLastCalledWith({ responsable: 'M. Petit' });
    await userEvent.click(dialogue.getByRole('button', { name: /Statut/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'En attente' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ statut: 'En attente' });
    // The first measure brings its kind; what is written already stays.
    await userEvent.click(dialogue.getByRole('button', { name: /^Poser un sol antidérapant/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      descriptionDeLaMesure: 'Poser un sol antidérapant',
      type: 'protection collective',
    });
    await userEvent.click(dialogue.getByRole('button', { name: /^Former/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      descriptionDeLaMesure: 'Poser un sol antidérapant\nFormer au nettoyage immédiat des sols',
    });
  },
};

export const Modifier: Story = {
  name: 'Modifier',
  args: { isNew: false, values: REMPLIE },
  play: async ({ args }) => {
    const dialogue = await ouvert("Modifier l'action préventive");
    await expect(dialogue.getByRole('combobox', { name: 'Risque associé' })).toHaveValue(
      'CPP-SOL-04 Glissade',
    );
    // What is filled in is open; measures to start from are not.
    await expect(dialogue.getByRole('button', { name: /^Champs du PAPRIPACT/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    await expect(dialogue.getByRole('button', { name: /^Mesures types/ })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(dialogue.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** The same action for several risks: they are named instead of chosen, and its cost is said to count for each. */
export const PourPlusieurs: Story = {
  name: 'Pour plusieurs risques',
  tags: ['picture'],
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    values: { ...REMPLIE, idRisqueAssocie: 'r1' },
    risquesVises: [
      { idRisque: 'r1', displayName: 'Brûlure au four' },
      { idRisque: 'r2', displayName: 'Glissade' },
    ],
  },
  play: async ({ args }) => {
    const dialogue = await ouvert('Ajouter une action à 2 risques');
    await expect(dialogue.queryByRole('combobox', { name: 'Risque associé' })).toBeNull();
    await expect(dialogue.getByText(/Un budget écrit ici compte une fois pour chacun/)).toBeVisible();
    await userEvent.click(dialogue.getByRole('button', { name: '2 risques' }));
    await expect(dialogue.getByText('Glissade')).toBeVisible();
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const PourUnSeul: Story = {
  name: 'Pour un seul risque',
  args: { risquesVises: [{ idRisque: 'r2', displayName: 'Glissade' }] },
  play: async () => {
    const dialogue = await ouvert('Ajouter une action à 1 risque');
    await expect(dialogue.getByText('Pour le risque : Glissade')).toBeVisible();
    await expect(dialogue.queryByText(/Un budget écrit ici/)).toBeNull();
  },
};

const ECHEANCES = [
  { libelle: 'Dans 1\u00A0mois', date: '2026-12-23' },
  { libelle: 'Dans 3\u00A0mois', date: '2027-02-23' },
  { libelle: 'Dans 6\u00A0mois', date: '2027-05-23' },
  { libelle: 'Dans 1\u00A0an', date: '2027-11-23' },
];

/** A date is one press away, also over one that was begun by hand. */
export const DatesProposees: Story = {
  name: 'Dates proposées',
  args: { echeances: ECHEANCES },
  play: async ({ args }) => {
    const dialogue = await ouvert('Ajouter une action préventive');
    const jour = dialogue.getByRole('spinbutton', { name: /jour/i });
    await userEvent.click(jour);
    await userEvent.keyboard('15');
    const choix = within(dialogue.getByRole('list', { name: 'Dates proposées' }));
    const troisMois = choix.getByRole('button', { name: /^Dans 3\smois, le 23\sfévrier 2027$/ });
    await userEvent.tab();
    await userEvent.click(dialogue.getByRole('textbox', { name: 'Responsable' }));
    await expect(await dialogue.findByText(/^Cette date est incomplète/)).toBeVisible();
    await userEvent.click(troisMois);
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2027-02-23' });
    await expect(troisMois).toHaveAttribute('aria-pressed', 'true');
    await expect(troisMois).toHaveFocus();
    await expect(jour).toHaveTextContent('23');
    await expect(dialogue.queryByText(/^Cette date est incomplète/)).toBeNull();
    await userEvent.click(choix.getByRole('button', { name: /^Dans 1\san/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ date: '2027-11-23' });
    await expect(troisMois).toHaveAttribute('aria-pressed', 'false');
  },
};

export const ChampsDuProgramme: Story = {
  name: 'Champs du programme',
  args: { isProgrammeExpected: true },
  play: async ({ args }) => {
    const dialogue = await ouvert('Ajouter une action préventive');
    const titre = dialogue.getByRole('button', { name: /^Champs du PAPRIPACT/ });
    await expect(titre).toHaveAttribute('aria-expanded', 'true');
    await userEvent.type(dialogue.getByRole('textbox', { name: /^Conditions d'exécution/ }), 'La nuit');
    await expect(args.onChange).toHaveBeenLastCalledWith({ conditionsExecution: 'La nuit' });
    await userEvent.click(dialogue.getByRole('button', { name: /Type de mesure/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'organisation' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'organisation' });
    await userEvent.click(dialogue.getByRole('button', { name: /Type de mesure/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Non précisé' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: null });
    await expect(dialogue.getByRole('link', { name: /4121-3-1/ })).toBeVisible();
  },
};

export const SansProgramme: Story = {
  name: 'Sans programme',
  play: async () => {
    const dialogue = await ouvert('Ajouter une action préventive');
    const titre = dialogue.getByRole('button', { name: /^Champs du PAPRIPACT/ });
    await expect(titre).toHaveAttribute('aria-expanded', 'false');
  },
};

export const AvecAvis: Story = {
  name: 'Avec avis',
  args: { values: REMPLIE, notice: <Alert live="polite">Votre saisie non enregistrée a été reprise.</Alert> },
  play: async () => {
    const dialogue = await ouvert('Ajouter une action préventive');
    await expect(dialogue.getByRole('status')).toHaveTextContent(
      'Votre saisie non enregistrée a été reprise.',
    );
  },
};

export const TextesLongs: Story = {
  name: 'Textes longs',
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    isNew: false,
    values: {
      ...REMPLIE,
      descriptionDeLaMesure: Array.from({ length: 4 }, () => LONG_LABEL).join(' '),
      responsable: LONG_WORD,
    },
    mesuresTypes: [{ type: 'protection individuelle', libelle: LONG_WORD }],
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    isNew: false,
    echeances: ECHEANCES,
    values: { ...REMPLIE, responsable: '', date: '2027-02-23' },
    errors: { responsable: 'Le responsable est requis' },
  },
};
