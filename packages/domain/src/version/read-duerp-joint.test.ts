import { expect, test } from 'vitest';
import { readDuerpJoint } from './read-duerp-joint.ts';

const unite = {
  idUniteDeTravail: 'u1',
  displayName: 'Fournil',
  niveauDeRisqueValue: 4.5,
  categorieDeRisques: [{ idCategorie: 'c1', code: 'CPP', displayName: 'Chutes', isUserDefined: false }],
  risques: [
    {
      idRisque: 'r1',
      idCategorie: 'c1',
      code: 'CPP-01',
      displayName: 'Glissade',
      isUserDefined: false,
      danger: 'Sol',
      remarques: '',
      evalGravite: 2,
      evalFrequence: 3,
      evalMaitrise: null,
      isRisqueEvalue: false,
      niveauDeRisqueValue: null,
      niveauDeRisqueStatus: null,
    },
  ],
  papripactActionsPreventives: [
    { idAction: 'a1', idUniteDeTravail: 'u1', idRisqueAssocie: 'r1', descriptionDeLaMesure: 'Tapis' },
  ],
};
const joint = {
  displayName: 'Boulangerie Martin',
  data: {
    entreprise: { nom: 'Martin', siret: '73282932000074' },
    unitesDeTravail: [unite],
    isPapripactEnabled: true,
    ressourcesPapripact: 'Un mi-temps',
    expositions: [{ facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela: 2, horaires: [] }],
    niveauDeRisqueTotalValue: 4.5,
    displayOptions: { sortBy: 'code', shouldGroupByUnite: false, shouldGroupByCategorie: true },
  },
};

test('what a person wrote is taken up, what is computed is left out', () => {
  const request = readDuerpJoint(joint);
  expect(request).toMatchObject({
    displayName: 'Boulangerie Martin',
    entreprise: { nom: 'Martin', siret: '73282932000074', nombreEmployes: null },
    isPapripactEnabled: true,
    ressourcesPapripact: 'Un mi-temps',
    expositions: [{ facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela: 2 }],
    displayOptions: joint.data.displayOptions,
    unitesDeTravail: [{ idUniteDeTravail: 'u1', papripactActionsPreventives: [{ idRisqueAssocie: 'r1' }] }],
  });
  expect(request?.unitesDeTravail[0]?.risques?.[0]).toEqual({
    idRisque: 'r1',
    idCategorie: 'c1',
    code: 'CPP-01',
    displayName: 'Glissade',
    isUserDefined: false,
    danger: 'Sol',
    remarques: '',
    evalGravite: 2,
    evalFrequence: 3,
    evalMaitrise: null,
  });
});

test('what an evaluation was before, and when an action was finished, come with them', () => {
  const [risque] = unite.risques;
  const [action] = unite.papripactActionsPreventives;
  const trace = {
    evalueLe: '2027-03-03T09:30:00.000Z',
    evaluationPrecedente: { evalGravite: 4, evalFrequence: 2, evalMaitrise: 2, evalueLe: null },
  };
  const termineeLe = '2027-03-02T08:00:00.000Z';
  const request = readDuerpJoint({
    ...joint,
    data: {
      ...joint.data,
      unitesDeTravail: [
        {
          ...unite,
          risques: [{ ...risque, ...trace }],
          papripactActionsPreventives: [{ ...action, termineeLe }],
        },
      ],
    },
  });
  expect(request?.unitesDeTravail[0]).toMatchObject({
    risques: [trace],
    papripactActionsPreventives: [{ termineeLe }],
  });
});

test('what a unit says of its people and of the families comes with it', () => {
  const wrote = {
    effectif: { total: 8, femmes: 5, hommes: 3, apprentis: 1 },
    differencesSelonSexe: 'Ports de charges partagés.',
    famillesNonConcernees: [
      { code: 'RAY', motif: 'Aucune source.', le: '2027-01-01' },
      { code: 'XYZ', motif: 'Une famille de demain.' },
    ],
  };
  const request = readDuerpJoint({
    ...joint,
    data: { ...joint.data, unitesDeTravail: [{ ...unite, ...wrote }] },
  });
  expect(request?.unitesDeTravail[0]).toMatchObject({
    effectif: { total: 8, femmes: 5, hommes: 3 },
    differencesSelonSexe: 'Ports de charges partagés.',
    famillesNonConcernees: [{ code: 'RAY', motif: 'Aucune source.' }],
  });
  expect(request?.unitesDeTravail[0]?.effectif).not.toHaveProperty('apprentis');
});

test('a field of a newer program is left out, one that an older program lacks is empty', () => {
  const request = readDuerpJoint({
    ...joint,
    data: {
      unitesDeTravail: [
        {
          ...unite,
          effectif: 3,
          risques: [{ idRisque: 'r1', idCategorie: 'c1', displayName: 'Glissade', photos: [] }],
        },
      ],
    },
  });
  expect(request).toMatchObject({
    entreprise: null,
    isPapripactEnabled: false,
    ressourcesPapripact: '',
    expositions: [],
    displayOptions: { sortBy: 'none' },
  });
  expect(request?.unitesDeTravail[0]).not.toHaveProperty('effectif');
  expect(request?.unitesDeTravail[0]?.risques?.[0]).toEqual({
    idRisque: 'r1',
    idCategorie: 'c1',
    displayName: 'Glissade',
    code: '',
    isUserDefined: false,
  });
});

test('of each list the fields that this program knows come, and no other', () => {
  const request = readDuerpJoint({
    ...joint,
    data: {
      ...joint.data,
      unitesDeTravail: [
        {
          ...unite,
          categorieDeRisques: [{ idCategorie: 'c1', displayName: 'Chutes', couleur: 'rouge' }],
          papripactActionsPreventives: [{ ...unite.papripactActionsPreventives[0], photos: [] }],
          famillesNonConcernees: [{ code: 'RAY', motif: '', le: '2027-01-01' }],
        },
      ],
    },
  });
  expect(request?.expositions).toEqual([{ facteur: 'nuit', donneesCollectives: 'Fournil', nombreAuDela: 2 }]);
  const [read] = request?.unitesDeTravail ?? [];
  expect(read?.categorieDeRisques).toEqual([
    { idCategorie: 'c1', code: '', displayName: 'Chutes', isUserDefined: false },
  ]);
  expect(read?.papripactActionsPreventives).toEqual(unite.papripactActionsPreventives);
  expect(read?.famillesNonConcernees).toEqual([{ code: 'RAY', motif: '' }]);
});

test('of the company and of the options the fields that this program knows come, and no other', () => {
  const { entreprise, displayOptions } = joint.data;
  const request = readDuerpJoint({
    ...joint,
    data: {
      ...joint.data,
      entreprise: { ...entreprise, codeApe: '1071C' },
      displayOptions: { ...displayOptions, isEnCouleur: true },
    },
  });
  expect(request?.entreprise).toEqual({
    nom: 'Martin',
    siret: '73282932000074',
    secteurDActivite: null,
    isSecteurPublic: null,
    adresse: null,
    nomDuRepresentantLegal: null,
    nombreEmployes: null,
    isEtablissement: null,
    nomDeLEtablissement: null,
  });
  expect(request?.displayOptions).toEqual(displayOptions);
});

test("a category and a risk of the user's stay the user's", () => {
  const request = readDuerpJoint({
    ...joint,
    data: {
      ...joint.data,
      unitesDeTravail: [
        {
          ...unite,
          effectif: { total: 8 },
          categorieDeRisques: [{ ...unite.categorieDeRisques[0], isUserDefined: true }],
          risques: [{ ...unite.risques[0], isUserDefined: true }],
        },
      ],
    },
  });
  expect(request?.unitesDeTravail[0]).toMatchObject({
    effectif: { total: 8 },
    categorieDeRisques: [{ isUserDefined: true }],
    risques: [{ isUserDefined: true }],
  });
});

test('what is no object in a list of a unit is left out, and a list that is none is empty', () => {
  const request = readDuerpJoint({
    ...joint,
    data: {
      ...joint.data,
      expositions: 'nuit',
      unitesDeTravail: [{ ...unite, risques: [null, 'r0', [], ...unite.risques] }],
    },
  });
  expect(request?.expositions).toEqual([]);
  expect(request?.unitesDeTravail[0]?.risques?.map(({ idRisque }) => idRisque)).toEqual(['r1']);
});

test('an action whose risk is gone comes without it', () => {
  const request = readDuerpJoint({
    ...joint,
    data: { ...joint.data, unitesDeTravail: [{ ...unite, risques: [] }] },
  });
  expect(request?.unitesDeTravail[0]?.papripactActionsPreventives?.[0]?.idRisqueAssocie).toBeNull();
});

test('a document without a name has the name of a new one', () => {
  expect(readDuerpJoint({ ...joint, displayName: '  ' })?.displayName).toBe('Nouveau DUERP');
});

test.for<[string, unknown]>([
  ['nothing', null],
  ['a text', 'duerp'],
  ['a list', [joint]],
  ['no data', { displayName: 'x' }],
  ['data of another shape', { data: [] }],
  ['units of another shape', { data: { unitesDeTravail: {} } }],
  ['a unit that is none', { data: { unitesDeTravail: [null] } }],
  ['a unit that is none beside another', { data: { unitesDeTravail: [unite, null] } }],
  ['an invoice', { invoice: { lines: [] } }],
])('%s is no DUERP', ([, json]) => expect(readDuerpJoint(json)).toBeNull());

test('a hostile key is no field', () => {
  const json = JSON.parse(
    '{"data":{"unitesDeTravail":[{"__proto__":{"idUniteDeTravail":"x"},"displayName":"y"}]}}',
  ) as unknown;
  expect(readDuerpJoint(json)?.unitesDeTravail[0]).not.toHaveProperty('idUniteDeTravail');
});
