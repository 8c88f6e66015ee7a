import {
  addMesureEnPlace,
  EVALUATION_INCOMPLETE_MESSAGE,
  EVALUATION_REQUISE_MESSAGE,
  evaluationFormSchema,
  MAX_MESURES_EN_PLACE,
  risqueFormSchema,
  validateWith,
} from '@odu/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Alert } from '../../components/Alert/Alert.tsx';
import { LONG_LABEL } from '../../stories/hostile.ts';
import { listSplitWords } from '../../stories/split-words.ts';
import * as buttonStyles from '../../components/Button/Button.css.ts';
import { phoneGlobals, phoneViewport } from '../../stories/viewports.ts';
import type { EvaluationErrors, EvaluationValues } from './evaluation-values.ts';
import { EvaluationCriteres } from './EvaluationCriteres.tsx';
import { EvaluationDialog } from './EvaluationDialog.tsx';
import { EvaluationForm } from './EvaluationForm.tsx';
import { SerieButtons, SerieThumb } from './SerieButtons.tsx';
import { EvaluationSeries } from './EvaluationSeries.tsx';

const VIDE: EvaluationValues = {
  displayName: 'Glissade sur un sol humide ou fariné',
  idCategorie: 'sol',
  danger: '',
  remarques: '',
  mesuresEnPlace: [],
  texteDeMesure: '',
  typeDeMesure: null,
  nombreExposes: null,
  evalGravite: null,
  evalFrequence: null,
  evalMaitrise: null,
};
const REMPLI: EvaluationValues = {
  ...VIDE,
  danger: 'Farine répandue devant le pétrin.',
  mesuresEnPlace: [
    { idMesure: 'm1', texte: 'Chaussures antidérapantes', type: 'protection individuelle' },
    { idMesure: 'm2', texte: 'Caniveau devant la plonge', type: 'protection collective' },
  ],
  evalGravite: 3,
  evalFrequence: 2,
  evalMaitrise: 3,
};

/** The texts come last. */
const ouvert = async (name: string | RegExp = VIDE.displayName) => {
  const dialogue = within(await screen.findByRole('dialog', { name }));
  await dialogue.findByRole('textbox', { name: /Remarques/ });
  return dialogue;
};

const meta = {
  title: 'Blocs/Évaluer/EvaluationDialog',
  id: 'blocks-evaluationdialog',
  component: EvaluationDialog,
  subcomponents: { EvaluationSeries, EvaluationForm, EvaluationCriteres, SerieButtons, SerieThumb },
  args: {
    isOpen: true,
    code: 'CPP-SOL-04',
    positionText: 'Risque 3 sur 12',
    values: VIDE,
    categories: [
      { idCategorie: 'sol', displayName: 'Sols glissants' },
      { idCategorie: 'the', displayName: 'Brûlures' },
    ],
    mesuresTypes: [
      { type: 'formation et information', libelle: 'Former au nettoyage immédiat des sols' },
      { type: 'protection collective', libelle: 'Poser un sol antidérapant' },
    ],
    effectif: { total: 4, femmes: 1, hommes: 3 },
    hasNext: true,
    onAddMesure: fn(),
    onChange: fn(),
    onSubmit: fn(),
    onCancel: fn(),
  },
  play: async () => {
    await ouvert(/./);
  },
  // What the application does with Formik: the errors come with the submission.
  render: function Etat(args) {
    const [values, setValues] = useState(args.values);
    const [areMesuresExpanded, setAreMesuresExpanded] = useState(args.areMesuresExpanded ?? false);
    const [errors, setErrors] = useState<EvaluationErrors>(args.errors ?? {});
    const messages: Record<string, string> = {
      ...validateWith(risqueFormSchema)(values),
      ...validateWith(evaluationFormSchema)(values),
    };
    return (
      <EvaluationDialog
        {...args}
        values={values}
        errors={errors}
        formError={errors.evalGravite === undefined ? args.formError : EVALUATION_INCOMPLETE_MESSAGE}
        onChange={(patch) => {
          args.onChange(patch);
          setValues({ ...values, ...patch });
        }}
        areMesuresExpanded={areMesuresExpanded}
        onMesuresExpandedChange={setAreMesuresExpanded}
        onAddMesure={(mesure) => {
          args.onAddMesure(mesure);
          const createId = () => `m${values.mesuresEnPlace.length + 1}`;
          const mesuresEnPlace = addMesureEnPlace(values.mesuresEnPlace, mesure, createId);
          setValues({ ...values, mesuresEnPlace, texteDeMesure: '', typeDeMesure: null });
        }}
        onSubmit={(submission) => {
          setErrors(messages);
          if (Object.keys(messages).length === 0) args.onSubmit(submission);
        }}
      />
    );
  },
} satisfies Meta<typeof EvaluationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Evaluer: Story = {
  name: 'Évaluer',
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await expect(dialogue.getByText('CPP-SOL-04 · Risque 3 sur 12')).toBeVisible();
    await expect(dialogue.getByText('Non évalué')).toBeVisible();
    await expect(dialogue.queryByText('À savoir')).toBeNull();
    dialogue.getByRole('slider', { name: 'Gravité' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ evalGravite: 3 });
    await userEvent.click(dialogue.getByRole('button', { name: 'Rare' }));
    await expect(dialogue.getByText('Choisissez les trois critères pour obtenir le niveau.')).toBeVisible();
    dialogue.getByRole('slider', { name: 'Maîtrise' }).focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}');
    await expect(dialogue.getByText('3 × 2 × 0,75 = 4,5')).toBeVisible();
    await expect(dialogue.getByText('Important 4,5')).toBeVisible();
    // The level is told as it moves.
    await expect(dialogue.getByText('Important 4,5').closest('[aria-live="polite"]')).not.toBeNull();
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer et évaluer le suivant' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ shouldEvaluateNext: true });
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith({ shouldEvaluateNext: false });
  },
};

export const Incomplet: Story = {
  name: 'Incomplet',
  args: { values: { ...VIDE, displayName: '', idCategorie: '' }, hasNext: false },
  play: async ({ args }) => {
    const dialogue = await ouvert('Évaluer le risque');
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer' }));
    await expect(dialogue.getByRole('alert')).toHaveTextContent(EVALUATION_INCOMPLETE_MESSAGE);
    await expect(dialogue.getAllByText(EVALUATION_REQUISE_MESSAGE)).toHaveLength(4);
    await expect(dialogue.getAllByText('Le nom du risque est requis')).toHaveLength(2);
    await expect(dialogue.getAllByText('La catégorie est requise')).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The help opens over the form and gives the focus and every value back. */
export const Aide: Story = {
  name: 'Aide',
  args: { values: { ...REMPLI, remarques: 'En cours de saisie' } },
  play: async () => {
    const dialogue = await ouvert();
    const bouton = dialogue.getByRole('button', { name: "Aide à l'évaluation" });
    await userEvent.click(bouton);
    const aide = await screen.findByRole('dialog', { name: "Aide à l'évaluation" });
    await expect(within(aide).getByRole('tab', { name: 'Critères' })).toBeVisible();
    // Before any frame: the dialog underneath looks once where the focus is, and takes it if it is nowhere.
    const frames = spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: "Aide à l'évaluation" })).toBeNull());
    await expect(bouton).toHaveFocus();
    frames.mockRestore();
    await expect(dialogue.getByRole('textbox', { name: /Remarques/ })).toHaveValue('En cours de saisie');
    await expect(dialogue.getByText('3 × 2 × 0,75 = 4,5')).toBeVisible();
  },
};

export const ChangerLesTextes: Story = {
  name: 'Changer les textes',
  args: { values: REMPLI },
  play: async ({ args }) => {
    const dialogue = await ouvert();
    await userEvent.type(dialogue.getByRole('textbox', { name: /Danger/ }), ' Sol lisse.');
    await expect(args.onChange).toHaveBeenLastCalledWith({ danger: `${REMPLI.danger} Sol lisse.` });
    await userEvent.click(dialogue.getByRole('button', { name: /Catégorie/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Brûlures' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ idCategorie: 'the' });
    await userEvent.click(dialogue.getByRole('button', { name: 'Annuler' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

/** Model measures in one click, one of the user's own words by Enter, one taken away: by kind, and the focus is never lost. */
export const Mesures: Story = {
  name: 'Mesures en place',
  play: async ({ args }) => {
    const dialogue = await ouvert();
    const titre = dialogue.getByRole('button', { name: 'Mesures en place' });
    await expect(titre).toHaveAttribute('aria-expanded', 'false');
    await expect(dialogue.getByText('aucune notée')).toBeVisible();
    await expect(dialogue.getByText('aucune notée')).toHaveAttribute('aria-live', 'polite');
    const maitrise = dialogue.getByRole('slider', { name: 'Maîtrise' });
    await expect(titre.compareDocumentPosition(maitrise)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(dialogue.getByRole('slider', { name: 'Fréquence' }).compareDocumentPosition(titre)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.click(titre);
    await userEvent.click(dialogue.getByRole('button', { name: /^Poser un sol antidérapant/ }));
    await expect(dialogue.getByText('1 notée')).toBeVisible();
    await expect(dialogue.getByRole('button', { name: /^Former/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const texte = dialogue.getByRole('textbox', { name: /^Autre mesure en place/ });
    const facultatif = () => dialogue.queryByRole('button', { name: /Type de mesure.*facultatif/ });
    await expect(facultatif()).toBeVisible();
    await userEvent.type(texte, 'Plan de nettoyage{Enter}');
    await expect(dialogue.getByText('Choisissez le type de la mesure')).toBeVisible();
    // What is refused when it is left out is not said to be optional.
    await expect(facultatif()).toBeNull();
    await userEvent.click(dialogue.getByRole('button', { name: /Type de mesure/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'organisation' }));
    await userEvent.click(texte);
    // The Enter that takes a proposal of the keyboard is not the one that adds.
    await fireEvent.keyDown(texte, { key: 'Enter', isComposing: true });
    await expect(args.onAddMesure).toHaveBeenCalledTimes(2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onAddMesure).toHaveBeenLastCalledWith({
      texte: 'Plan de nettoyage',
      type: 'organisation',
    });
    await expect(texte).toHaveValue('');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    const retirer = () => dialogue.getAllByRole('button', { name: /^Retirer/ });
    await expect(retirer().map((bouton) => bouton.getAttribute('aria-label'))).toEqual([
      'Retirer Poser un sol antidérapant',
      'Retirer Plan de nettoyage',
      'Retirer Former au nettoyage immédiat des sols',
    ]);
    await userEvent.click(dialogue.getByRole('button', { name: 'Retirer Plan de nettoyage' }));
    await expect(dialogue.getByRole('button', { name: /^Retirer Former/ })).toHaveFocus();
    const enDeuxLignes = () =>
      dialogue.queryByText('Poser un sol antidérapant · Former au nettoyage immédiat des sols');
    // In the place of the list, not under it.
    await expect(enDeuxLignes()).toBeNull();
    await userEvent.click(titre);
    await expect(enDeuxLignes()).toBeVisible();
  },
};

/** What is refused in them is seen: they open by themselves. */
export const MesureRefusee: Story = {
  name: 'Mesure refusée',
  args: { errors: { typeDeMesure: 'Choisissez le type de la mesure' } },
  play: async () => {
    const dialogue = await ouvert();
    await expect(dialogue.getByRole('button', { name: 'Mesures en place' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

/** As many as a risk may hold: no field for one more until one is taken away. */
export const MesuresAuPlus: Story = {
  name: 'Mesures au plus',
  args: {
    areMesuresExpanded: true,
    values: {
      ...VIDE,
      mesuresEnPlace: Array.from({ length: MAX_MESURES_EN_PLACE }, (_, index) => ({
        idMesure: `m${index}`,
        texte: `Mesure numéro ${index + 1}`,
        type: 'organisation' as const,
      })),
    },
  },
  play: async () => {
    const dialogue = await ouvert();
    const texte = () => dialogue.queryByRole('textbox', { name: /^Autre mesure en place/ });
    await expect(dialogue.getByText(/mesures au plus\s; retirez-en une pour en ajouter/)).toBeVisible();
    await expect(texte()).toBeNull();
    await expect(dialogue.queryByRole('button', { name: /^Poser un sol antidérapant/ })).toBeNull();
    await userEvent.click(dialogue.getByRole('button', { name: 'Retirer Mesure numéro 1' }));
    await expect(texte()).toBeVisible();
    await expect(dialogue.queryByText(/mesures au plus/)).toBeNull();
  },
};

/** More people than the unit has is said, and refused by nothing. */
export const Exposes: Story = {
  name: 'Personnes exposées',
  args: { values: REMPLI },
  play: async ({ args }) => {
    const dialogue = await ouvert();
    const nombre = dialogue.getByRole('textbox', { name: /^Nombre de personnes exposées/ });
    await userEvent.type(nombre, '4{Tab}');
    await expect(dialogue.queryByText(/C'est plus que l'effectif/)).toBeNull();
    await userEvent.clear(nombre);
    await userEvent.type(nombre, '5{Tab}');
    await expect(dialogue.getByRole('status')).toHaveTextContent("C'est plus que l'effectif de l'unité");
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const MesuresOuvertes: Story = {
  name: 'Mesures ouvertes',
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    areMesuresExpanded: true,
    values: {
      ...REMPLI,
      mesuresEnPlace: [...REMPLI.mesuresEnPlace, { idMesure: 'm3', texte: LONG_LABEL, type: 'organisation' }],
    },
  },
};

export const AvecAvis: Story = {
  name: 'Avec avis',
  args: { values: REMPLI, notice: <Alert live="polite">Votre saisie non enregistrée a été reprise.</Alert> },
  play: async () => {
    const dialogue = await ouvert();
    await expect(dialogue.getByRole('status')).toHaveTextContent(
      'Votre saisie non enregistrée a été reprise.',
    );
  },
};

export const NonEvalue: Story = {
  name: 'Non évalué',
  parameters: { chromatic: { disableSnapshot: false } },
  args: {
    errors: { evalGravite: EVALUATION_REQUISE_MESSAGE },
    seuil: {
      texte: 'Bruit\u00A0: action dès 80 dB(A) sur 8 h, limite 87 dB(A).',
      source: 'C. trav. R4431-2',
      verification: 'lu',
      luLe: '2026-11-22',
    },
    isSuiviRenforcePossible: true,
  },
  play: async () => {
    const dialogue = await ouvert();
    await expect(dialogue.getByText(/Suivi individuel renforcé possible selon le poste/)).toBeVisible();
    await expect(dialogue.getByRole('link', { name: /4624-23/ })).toBeVisible();
  },
};

/** A threshold is told by itself, and what the risk was before. */
export const SeuilSeul: Story = {
  name: 'Seuil seul, déjà évalué avant',
  args: {
    avant: 'était Important 4,0 le 3\u00A0mars 2026',
    seuil: {
      texte: 'Bruit\u00A0: action dès 80 dB(A) sur 8 h, limite 87 dB(A).',
      source: 'C. trav. R4431-2',
      verification: 'lu',
      luLe: '2026-11-22',
    },
  },
  play: async () => {
    const dialogue = await ouvert();
    await expect(dialogue.getByText('Ce risque était Important 4,0 le 3 mars 2026.')).toBeVisible();
    await expect(dialogue.getByText(/action dès 80 dB\(A\)/)).toBeVisible();
    await expect(dialogue.queryByText(/Suivi individuel renforcé/)).toBeNull();
  },
};

const DEUX = [VIDE, { ...VIDE, displayName: 'Brûlure au four' }];

/** The dialog stays open: the next risk brings its title and its form, and begins at the top with the focus on the dialog. */
export const EnSerie: Story = {
  name: 'En série',
  render: function Serie(args) {
    const [rang, setRang] = useState(0);
    const values = DEUX[rang] ?? VIDE;
    const positionText = `Risque ${rang + 1} sur 2`;
    return (
      <EvaluationSeries idRisque={String(rang)} displayName={values.displayName} positionText={positionText}>
        <EvaluationDialog
          {...args}
          key={rang}
          isNext={rang > 0}
          values={values}
          positionText={positionText}
          hasNext={rang === 0}
          onSubmit={() => setRang(1)}
        />
      </EvaluationSeries>
    );
  },
  play: async () => {
    const dialogue = await ouvert();
    const boite = screen.getByRole('dialog');
    await userEvent.click(dialogue.getByRole('button', { name: 'Enregistrer et évaluer le suivant' }));
    await ouvert('Brûlure au four');
    await expect(screen.getByRole('dialog')).toBe(boite);
    await expect(boite).toHaveFocus();
    await expect(screen.getByText(/Risque 2 sur 2/)).toBeVisible();
  },
};

export const AllStates: Story = {
  name: 'Tous les états',
  parameters: { chromatic: { disableSnapshot: false } },
  args: { values: { ...REMPLI, displayName: LONG_LABEL } },
};

const SERIE = {
  place: '3 sur 28',
  onPrevious: fn(),
  onNext: fn(),
  unites: [
    { idUniteDeTravail: 'fournil', displayName: 'Fournil et laboratoire' },
    { idUniteDeTravail: 'magasin', displayName: 'Magasin et caisse' },
  ],
  idUniteDeTravail: 'fournil',
  onUniteChange: fn(),
};

export const UnParUn: Story = {
  name: 'Un par un',
  args: { values: REMPLI, hasNext: false, serie: { ...SERIE, onPrevious: undefined } },
  play: async () => {
    SERIE.onNext.mockClear();
    const dialogue = await ouvert();
    await expect(dialogue.getByRole('button', { name: 'Précédent' })).toBeDisabled();
    await userEvent.click(dialogue.getByRole('button', { name: 'Suivant' }));
    await expect(SERIE.onNext).toHaveBeenCalledOnce();
    await expect(dialogue.queryByRole('button', { name: /Unité de travail/ })).toBeNull();
  },
};

export const LeDernier: Story = {
  name: 'Le dernier',
  args: { values: REMPLI, hasNext: false, serie: { ...SERIE, onNext: undefined } },
  play: async () => {
    SERIE.onPrevious.mockClear();
    const dialogue = await ouvert();
    await expect(dialogue.getByRole('button', { name: 'Suivant' })).toBeDisabled();
    await userEvent.click(dialogue.getByRole('button', { name: 'Précédent' }));
    await expect(SERIE.onPrevious).toHaveBeenCalledOnce();
  },
};

/** A finger drawn from one point to another, over what is there. */
const glisser = (
  element: Element,
  from: [number, number],
  to: [number, number],
  { pointerType = 'touch', isPrimary = true } = {},
) => {
  const at = ([clientX, clientY]: [number, number]) => ({
    clientX,
    clientY,
    pointerType,
    isPrimary,
    bubbles: true,
  });
  void fireEvent(element, new PointerEvent('pointerdown', at(from)));
  void fireEvent(element, new PointerEvent('pointerup', at(to)));
};

/** What one is led to press: one thing at a time. */
const listPrincipaux = (dialogue: ReturnType<typeof within>) =>
  dialogue
    .getAllByRole('button')
    .filter(({ className }: HTMLElement) => className === buttonStyles.variant.primary)
    .map(({ textContent }: HTMLElement) => textContent);

/** On a phone: large buttons, the unit and the way on under the thumb, and a finger drawn across. */
export const Telephone: Story = {
  name: 'Téléphone',
  parameters: phoneViewport,
  globals: phoneGlobals,
  args: { serie: SERIE },
  play: async ({ args }) => {
    for (const spy of [SERIE.onNext, SERIE.onPrevious, SERIE.onUniteChange]) spy.mockClear();
    const dialogue = await ouvert();
    await expect(dialogue.queryByRole('slider')).toBeNull();
    for (const [critere, note] of [
      ['Gravité', 'Grave'],
      ['Fréquence', 'Rare'],
      ['Maîtrise', 'Faible'],
    ] as const) {
      const choix = within(dialogue.getByRole('radiogroup', { name: critere }));
      await userEvent.click(choix.getByRole('radio', { name: note }));
      for (const radio of choix.getAllByRole('radio'))
        await expect(radio.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({ evalMaitrise: 3 });
    await expect(dialogue.getAllByText('Important 4,5')).toHaveLength(2);
    await expect(dialogue.getByText('3 sur 28')).toBeVisible();
    await expect(listPrincipaux(dialogue)).toEqual(['Suivant']);
    await userEvent.click(dialogue.getByRole('button', { name: 'Suivant' }));
    await expect(SERIE.onNext).toHaveBeenCalledTimes(1);
    await userEvent.click(dialogue.getByRole('button', { name: /Unité de travail/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Magasin et caisse' }));
    await expect(SERIE.onUniteChange).toHaveBeenCalledWith('magasin');
    const surface = dialogue.getByRole('radiogroup', { name: 'Gravité' });
    glisser(surface, [260, 300], [190, 310]);
    await expect(SERIE.onNext).toHaveBeenCalledTimes(2);
    glisser(surface, [100, 300], [170, 290]);
    await expect(SERIE.onPrevious).toHaveBeenCalledTimes(1);
    // Too short, along the page, of a mouse, of a second finger, or in a text: none of these.
    glisser(surface, [260, 300], [200, 300]);
    glisser(surface, [260, 300], [180, 350]);
    glisser(surface, [260, 300], [100, 300], { pointerType: 'mouse' });
    glisser(surface, [260, 300], [100, 300], { isPrimary: false });
    glisser(dialogue.getByRole('textbox', { name: /Remarques/ }), [260, 300], [100, 300]);
    await expect(SERIE.onNext).toHaveBeenCalledTimes(2);
    await expect(SERIE.onPrevious).toHaveBeenCalledTimes(1);
    dialogue.getByRole('button', { name: 'Fermer' }).scrollIntoView();
  },
};

/** The place among many leaves the buttons their words. */
export const TelephoneEtroit: Story = {
  name: 'Téléphone étroit',
  globals: { viewport: { value: 'mobile1' } },
  args: { serie: { ...SERIE, place: '121 sur 342' } },
  play: async () => {
    const dialogue = await ouvert();
    await expect(listSplitWords()).toEqual([]);
    const avant = dialogue.getByRole('button', { name: 'Précédent' }).getBoundingClientRect();
    const apres = dialogue.getByRole('button', { name: 'Suivant' }).getBoundingClientRect();
    await expect(apres.top).toBe(avant.top);
  },
};

/** One unit is no choice, and an end is an end. */
export const TelephoneUneUnite: Story = {
  name: 'Téléphone, une unité',
  parameters: phoneViewport,
  globals: phoneGlobals,
  args: {
    serie: { ...SERIE, unites: SERIE.unites.slice(0, 1), onPrevious: undefined, onNext: undefined },
  },
  play: async () => {
    const dialogue = await ouvert();
    await expect(dialogue.queryByRole('button', { name: /Unité de travail/ })).toBeNull();
    await expect(dialogue.getByRole('button', { name: 'Précédent' })).toBeDisabled();
    await expect(dialogue.getByRole('button', { name: 'Suivant' })).toBeDisabled();
    await expect(listPrincipaux(dialogue)).toEqual(['Enregistrer et évaluer le suivant']);
  },
};
