import type { Risque } from '@odu/api-contract/types';
import { DATE_NON_DEFINIE, NBSP } from '@odu/domain';
import { expect, test } from 'vitest';
import { buildReportContent } from '../src/content/build-report-content.ts';
import { prepareReportInput } from '../src/preuve/prepare-report-input.ts';
import type { ReportInput } from '../src/report-input.ts';
import { makePdf } from './make-pdf.ts';
import { compactText, readPdf } from './read-pdf.ts';
import { makeSampleInput } from './sample-report-input.ts';

// Three different notes, and a coefficient that is none of them: a column that takes another's value is seen.
const RISQUE = {
  idRisque: 'risque-0-3-0',
  idCategorie: 'categorie-0-3',
  code: 'EQT-PET-01',
  displayName: 'Happement par le bras du pétrin',
  danger: 'Écrasement de la main',
  remarques: 'Grille shuntée',
  evalGravite: 4,
  evalFrequence: 2,
  evalMaitrise: 3,
} as const satisfies Partial<Risque>;

const inputWith = (risque: object): ReportInput => {
  const sample = makeSampleInput();
  const unitesDeTravail = sample.data.unitesDeTravail.slice(0, 1).map((unite) => ({
    ...unite,
    risques: [{ ...RISQUE, ...risque }],
    papripactActionsPreventives: unite.papripactActionsPreventives.slice(0, 1),
  }));
  return { ...sample, data: { ...sample.data, unitesDeTravail } };
};

test('the row of a risk has each value in its own column', async () => {
  const { lignes = [] } =
    buildReportContent(prepareReportInput(inputWith({}))).risques.groupes[0]?.blocs[0] ?? {};
  expect(lignes).toEqual([
    {
      code: 'EQT-PET-01',
      ancre: 'risque-1',
      nom: 'Happement par le bras du pétrin',
      contexte: null,
      danger: 'Écrasement de la main',
      mesures: [],
      remarques: 'Grille shuntée',
      gravite: '4',
      frequence: '2',
      maitrise: '0,75',
      valeur: '6,0',
      status: 'RED',
      label: 'Critique',
      actions: [{ numero: 'A1', ancre: 'action-1' }],
      isLong: false,
    },
  ]);
  const { compact } = await readPdf(await makePdf(inputWith({})));
  expect(compact).toContain(compactText('G : gravité. F : fréquence. M : coefficient de maîtrise.'));
  const texts = `Danger${NBSP}: Écrasement de la main Remarques${NBSP}: Grille shuntée`;
  // The category's row stands above the names of the columns.
  expect(compact).toContain(
    compactText(
      `Machines et équipements N° Risque G F M Niveau Actions EQT-PET-01 Happement par le bras du pétrin ${texts} 4 2 0,75 6,0 Critique A1`,
    ),
  );
});

test('a risk that was evaluated before says what it was', () => {
  const evaluationPrecedente = {
    evalGravite: 4,
    evalFrequence: 4,
    evalMaitrise: 1,
    evalueLe: '2026-03-02T09:00:00.000Z',
  };
  const { groupes } = buildReportContent(prepareReportInput(inputWith({ evaluationPrecedente }))).risques;
  expect(groupes[0]?.blocs[0]?.lignes[0]?.contexte).toBe(`était Important 4,0 le 2${NBSP}mars 2026`);
});

test.for([
  [{ evalGravite: null }, '– 2 0,75 – Non évalué A1'],
  [{ evalFrequence: null }, '4 – 0,75 – Non évalué A1'],
  [{ evalMaitrise: null }, '4 2 – – Non évalué A1'],
] as const)('a note that is not given leaves its own column empty: %o', async ([risque, cells]) => {
  const { compact } = await readPdf(await makePdf(inputWith(risque)));
  expect(compact).toContain(compactText(`Grille shuntée ${cells}`));
});

test('the row of a unit has each value in its own column', () => {
  const { parUnite } = buildReportContent(prepareReportInput(makeSampleInput())).synthese;
  // Critical, important, moderate, low, not evaluated.
  expect(parUnite.map(({ compteurs, plusHaut }) => [compteurs, plusHaut])).toEqual([
    [['4', '3', '1', null, null], '15,0'],
    [['1', '3', null, null, '1'], '5,0'],
    [[null, '1', null, '1', null], '3,0'],
  ]);
  // Of the highest mean, 6.78: the second unit's is 4.125.
  expect(parUnite.map(({ ratio }) => ratio?.toFixed(2))).toEqual(['1.00', '0.61', '0.26']);
});

test('the bars of a document of low levels keep their scale, one above the first critical level', () => {
  const { synthese } = buildReportContent(prepareReportInput(inputWith({ evalGravite: 2 })));
  expect([synthese.parUnite[0]?.valeur, synthese.parUnite[0]?.ratio]).toEqual(['3,0', 0.5]);
  expect(synthese.echelle).toMatchObject({ max: 6, seuils: [1, 3, 5] });
});

test('the summary writes a number of 1,000 and more as French does', () => {
  const sample = inputWith({});
  const [unite] = sample.data.unitesDeTravail;
  if (unite === undefined) throw new Error('the sample has a unit');
  const risques = Array.from({ length: 1234 }, (_, index) => ({ ...RISQUE, idRisque: `risque-${index}` }));
  const data = { ...sample.data, unitesDeTravail: [{ ...unite, risques }] };
  const { synthese } = buildReportContent(prepareReportInput({ ...sample, data }));
  expect(synthese.compteurs.map(({ nombre }) => nombre)).toEqual(['1\u202F234', '0', '0', '0', '0']);
  expect(synthese.phrase).toContain('Moyenne de 1\u202F234 risques évalués sur 1\u202F234, dans');
  expect(synthese.parUnite[0]?.compteurs).toEqual(['1\u202F234', null, null, null, null]);
});

test('the summary counts the actions by status, or says that there is none', () => {
  const { data } = makeSampleInput();
  const phraseOf = (unitesDeTravail: typeof data.unitesDeTravail) =>
    buildReportContent(prepareReportInput(makeSampleInput({ data: { ...data, unitesDeTravail } }))).synthese
      .phraseActions;
  expect(phraseOf(data.unitesDeTravail)).toBe(
    `5 actions préventives inscrites (À planifier${NBSP}: 3, En cours${NBSP}: 1, Terminé${NBSP}: 1).`,
  );
  expect(phraseOf(inputWith({}).data.unitesDeTravail)).toBe(
    `1 action préventive inscrite (En cours${NBSP}: 1).`,
  );
  expect(phraseOf(data.unitesDeTravail.map((unite) => ({ ...unite, papripactActionsPreventives: [] })))).toBe(
    'Aucune action préventive n’est inscrite pour l’instant.',
  );
});

test('the row of an action has each value in its own column', async () => {
  const { compact } = await readPdf(await makePdf(inputWith({})));
  expect(compact).toContain(
    compactText(
      'N° Échéance Mesure de prévention Risque et unité de travail Responsable Budget Statut ' +
        "A1 5 décembre 2026 Remettre la grille du pétrin en service et faire vérifier l'arrêt d'urgence ; consigner la machine d'ici là. " +
        'EQT-PET-01 · Happement par le bras du pétrin 6,0 Critique Fournil et laboratoire M. Faure, gérant 850 € En cours',
    ),
  );
});

test('what nobody said of an action has a dash, each in its own column', async () => {
  const input = inputWith({});
  const unitesDeTravail = input.data.unitesDeTravail.map((unite) => ({
    ...unite,
    papripactActionsPreventives: unite.papripactActionsPreventives.map((action) => ({
      ...action,
      descriptionDeLaMesure: 'Former',
      responsable: ' ',
      budget: ' ',
      date: null,
      statut: null,
    })),
  }));
  const { lignes } = buildReportContent(
    prepareReportInput({ ...input, data: { ...input.data, unitesDeTravail } }),
  ).actions;
  expect(lignes).toMatchObject([{ echeance: DATE_NON_DEFINIE, responsable: '–', budget: '–', statut: '–' }]);
});

test('an action of no risk, or of one that is gone, names its unit alone, and stands beside no risk', async () => {
  const input = inputWith({});
  const unitesDeTravail = input.data.unitesDeTravail.map((unite) => ({
    ...unite,
    papripactActionsPreventives: [null, 'gone'].flatMap((idRisqueAssocie) =>
      unite.papripactActionsPreventives.map((action) => ({
        ...action,
        idRisqueAssocie,
        descriptionDeLaMesure: 'Former',
      })),
    ),
  }));
  const { compact } = await readPdf(await makePdf({ ...input, data: { ...input.data, unitesDeTravail } }));
  for (const numero of ['A1', 'A2'])
    expect(compact).toContain(
      compactText(`${numero} 5 décembre 2026 Former Fournil et laboratoire M. Faure, gérant 850 € En cours`),
    );
  expect(compact).toContain(compactText('4 2 0,75 6,0 Critique –'));
});

test('the method gives each scale its own notes, and an example that tells gravity from frequency', async () => {
  const { compact } = await readPdf(await makePdf(inputWith({})));
  for (const text of [
    'Gravité (G) Note Dommage 1 Faible 2 Moyenne 3 Grave 4 Très grave',
    'Fréquence (F) Note Exposition 1 Très rare 2 Rare 3 Fréquent 4 Très fréquent',
    'Maîtrise (M) Note Mesures en place Coefficient 1 Forte 0,25 2 Moyenne 0,50 3 Faible 0,75 4 Absente 1,25',
    'gravité 3, fréquence 2, maîtrise faible : 3 × 2 × 0,75 = 4,5',
    `Faible moins de 1 Maintenir. Gardez les mesures en place`,
    `Modéré de 1 à moins de 3 Dans l’année. Inscrivez une amélioration`,
    `Important de 3 à moins de 5 Dans les trois mois. Planifiez une action`,
    `Critique 5 et plus Immédiatement. Faites cesser`,
    'Niveau = gravité × fréquence × coefficient de maîtrise',
    'Le niveau est affiché avec une décimale, avec deux quand une seule donnerait un nombre d’un autre niveau, et n’est jamais arrondi dans le calcul.',
    'Le niveau d’une unité de travail et le niveau global sont les moyennes des risques évalués.',
    'Valeur obtenue pour chaque gravité (en ligne) et chaque fréquence (F 1 à F 4, en colonne), selon la maîtrise.',
    // The first rows of the reading grids: the highest gravity, every frequency; the best mastery, and the others.
    'Maîtrise forte · coefficient 0,25 Gravité F 1 F 2 F 3 F 4 4 Très grave 1,0 2,0 3,0 4,0 3 Grave 0,8 1,5',
    'Maîtrise moyenne · coefficient 0,50 Gravité F 1 F 2 F 3 F 4 4 Très grave 2,0 4,0 6,0 8,0',
    'Maîtrise faible · coefficient 0,75 Gravité F 1 F 2 F 3 F 4 4 Très grave 3,0 6,0 9,0 12,0',
    'Maîtrise absente · coefficient 1,25 Gravité F 1 F 2 F 3 F 4 4 Très grave 5,0 10,0 15,0 20,0',
  ]) {
    expect(compact).toContain(compactText(text));
  }
});
