import { expect, test } from 'vitest';
import { scrambleDocumentData } from './scramble-document-data.ts';

const data = {
  entreprise: { nom: 'Boulangerie Dupont' },
  ressourcesPapripact: 'Secret de la trésorerie',
  expositions: [{ facteur: 'nuit' as const, donneesCollectives: 'Secret du fournil', nombreAuDela: 2 }],
  niveauDeRisqueTotalValue: 4.5,
  unitesDeTravail: [
    {
      idUniteDeTravail: 'u1',
      displayName: 'Fournil',
      effectif: { total: 3, femmes: 1, hommes: 2 },
      differencesSelonSexe: 'Secret de la cadence',
      famillesNonConcernees: [{ code: 'CHU' as const, motif: 'Secret du plancher' }],
      categorieDeRisques: [
        { idCategorie: 'c1', code: 'BRU-GEN', displayName: 'Bruit ambiant', isUserDefined: false },
        { idCategorie: 'c2', code: '', displayName: 'Secret de fabrique', isUserDefined: true },
      ],
      risques: [
        {
          idRisque: 'r1',
          idCategorie: 'c2',
          code: 'R-01',
          displayName: 'Secret brûlant',
          danger: 'Secret du four',
          remarques: 'Secret gardé',
          mesuresEnPlace: [{ idMesure: 'm1', texte: 'Secret du carter', type: 'protection collective' }],
          niveauDeRisqueValue: 4.5,
        },
        {
          idRisque: 'r2',
          idCategorie: 'c1',
          code: '',
          displayName: '',
          danger: '',
          remarques: null,
          niveauDeRisqueValue: null,
        },
      ],
      papripactActionsPreventives: [
        {
          idAction: 'a1',
          descriptionDeLaMesure: 'Secret de la mesure',
          responsable: 'Marie Secret',
          budget: 'Secret, 1200 euros',
          date: '2026-12-31',
          statut: 'En cours',
          conditionsExecution: 'Secret du chantier',
          indicateurResultat: 'Secret du comptage',
          type: 'organisation',
        },
      ],
    },
  ],
};

test('nothing of the risks and actions can be read', () => {
  const text = JSON.stringify(scrambleDocumentData(data));
  for (const word of [
    'Secret',
    'brûlant',
    'four"',
    'gardé',
    'fabrique',
    'mesure"',
    'Marie',
    '1200',
    'euros',
    'trésorerie',
    'chantier',
    'comptage',
    'carter',
    'cadence',
    'plancher',
  ]) {
    expect(JSON.stringify(data)).toContain(word);
    expect(text).not.toContain(word);
  }
});

test('everything else stays: company, units, levels, dates, statuses, empty texts; codes are left out', () => {
  const scrambled = scrambleDocumentData(data);
  const before = data.unitesDeTravail[0];
  const after = scrambled.unitesDeTravail[0];
  expect(scrambled).toMatchObject({
    entreprise: data.entreprise,
    niveauDeRisqueTotalValue: 4.5,
    expositions: [{ facteur: 'nuit', nombreAuDela: 2 }],
  });
  expect(after).toMatchObject({
    idUniteDeTravail: 'u1',
    displayName: 'Fournil',
    effectif: { total: 3, femmes: 1, hommes: 2 },
  });
  expect(after?.famillesNonConcernees).toMatchObject([{ code: 'CHU' }]);
  expect(after?.categorieDeRisques[0]).toMatchObject({ idCategorie: 'c1', code: '', isUserDefined: false });
  expect(after?.risques[0]).toMatchObject({
    idRisque: 'r1',
    idCategorie: 'c2',
    code: '',
    niveauDeRisqueValue: 4.5,
  });
  expect(after?.risques[1]).toEqual(before?.risques[1]);
  expect(after?.papripactActionsPreventives[0]).toMatchObject({
    idAction: 'a1',
    date: '2026-12-31',
    statut: 'En cours',
  });
  expect(after?.risques[0]?.danger).toHaveLength('Secret du four'.length);
});

const withRisques = (...displayNames: string[]) => ({
  unitesDeTravail: [
    {
      categorieDeRisques: [],
      risques: displayNames.map((displayName) => ({ displayName, isUserDefined: false })),
      papripactActionsPreventives: [],
    },
  ],
});
const namesIn = (displayNames: string[]): (string | undefined)[] =>
  scrambleDocumentData(withRisques(...displayNames)).unitesDeTravail[0]?.risques.map(
    ({ displayName }) => displayName,
  ) ?? [];

test('a name of the referential gets another by its place alone; one that comes back gets the same, as in the document', () => {
  expect(namesIn(['Chute', 'Inhalation de poussières', 'Bruit'])).toEqual(
    namesIn(['Électrocution sur une armoire ouverte', 'Gel', 'Écrasement']),
  );
  const [first, second, third] = namesIn(['Chute', 'Bruit', 'chute']);
  expect(third).toBe(first);
  expect(second).not.toBe(first);
});

test('a name that a person typed keeps its length and its breaks', () => {
  const typed = {
    unitesDeTravail: [
      {
        categorieDeRisques: [],
        risques: [{ displayName: 'Secret de fabrique', isUserDefined: true }],
        papripactActionsPreventives: [],
      },
    ],
  };
  expect(scrambleDocumentData(typed).unitesDeTravail[0]?.risques[0]?.displayName).toMatch(
    /^[A-Z][a-z]{5} [a-z]{2} [a-z]{8}$/,
  );
});

test('the data given stays as it was, and the same data gives the same demo', () => {
  const before = JSON.parse(JSON.stringify(data)) as unknown;
  expect(scrambleDocumentData(data)).toEqual(scrambleDocumentData(data));
  expect(data).toEqual(before);
});

test('fields that are absent stay absent', () => {
  const scrambled = scrambleDocumentData({
    unitesDeTravail: [
      {
        categorieDeRisques: [],
        risques: [{ displayName: 'Chute' }],
        papripactActionsPreventives: [{ descriptionDeLaMesure: 'Former', responsable: 'Paul' }],
      },
    ],
  });
  expect(Object.keys(scrambled.unitesDeTravail[0]?.risques[0] ?? {})).toEqual(['displayName']);
  expect(Object.keys(scrambled.unitesDeTravail[0]?.papripactActionsPreventives[0] ?? {})).toEqual([
    'descriptionDeLaMesure',
    'responsable',
  ]);
});
