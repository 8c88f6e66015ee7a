import { expect, test } from 'vitest';
import { countPointsACompleter } from './probleme-de-completude.ts';
import { listProblemesDeCompletude } from './list-problemes-de-completude.ts';
import type { DonneesAVerifier, UniteAVerifier } from './list-problemes-de-completude.ts';

const risque = {
  idRisque: 'r1',
  idCategorie: 'c1',
  displayName: 'Chute',
  evalGravite: 1,
  evalFrequence: 1,
  evalMaitrise: 1,
} as const;
const unite: UniteAVerifier = {
  idUniteDeTravail: 'u1',
  displayName: 'Fournil',
  categorieDeRisques: [{ idCategorie: 'c1', displayName: 'Sols' }],
  risques: [risque],
  papripactActionsPreventives: [],
};
const complete: DonneesAVerifier = {
  entreprise: {
    nom: 'Boulangerie Dupont',
    siret: '73282932000074',
    secteurDActivite: 'Commerce',
    nombreEmployes: 12,
    adresse: '1 rue du Four',
    nomDuRepresentantLegal: 'Marie Dupont',
    isEtablissement: false,
    nomDeLEtablissement: null,
  },
  unitesDeTravail: [unite],
  isPapripactEnabled: false,
};
const list = (change: Partial<DonneesAVerifier>) => listProblemesDeCompletude({ ...complete, ...change });
const units = (...changes: Partial<UniteAVerifier>[]) =>
  list({ unitesDeTravail: changes.map((change) => ({ ...unite, ...change })) });

test('a complete document lacks nothing', () => expect(list({})).toEqual([]));

test('no units and no risks', () => {
  expect(list({ unitesDeTravail: [] })).toEqual([
    {
      code: 'AUCUNE_UNITE',
      message: "Le document ne contient ni unité de travail ni risque. Ajoutez d'abord une unité de travail.",
      step: 3,
      path: 'data.unitesDeTravail',
    },
  ]);
});

test('the company is missing as a whole', () => {
  for (const entreprise of [null, undefined]) {
    expect(list({ entreprise })).toEqual([
      {
        code: 'ENTREPRISE_MANQUANTE',
        message: "Les informations de l'entreprise ne sont pas renseignées.",
        step: 2,
        path: 'data.entreprise',
      },
    ]);
  }
});

test.for([
  ['nom', "le nom de l'entreprise"],
  ['siret', 'le numéro SIRET'],
  ['secteurDActivite', "le secteur d'activité"],
  ['nombreEmployes', "le nombre d'employés"],
  ['adresse', "l'adresse"],
  ['nomDuRepresentantLegal', 'le nom du représentant légal'],
] as const)('the company lacks %s', ([field, name]) => {
  const expected = [
    {
      code: 'ENTREPRISE_CHAMP_MANQUANT',
      message: `Informations de l'entreprise incomplètes\u00a0: ${name} est à renseigner.`,
      step: 2,
      path: `data.entreprise.${field}`,
    },
  ];
  for (const missing of field === 'nombreEmployes'
    ? [null, undefined, Number.NaN]
    : [null, undefined, '', '  ', '\u200B']) {
    expect(list({ entreprise: { ...complete.entreprise, [field]: missing } })).toEqual(expected);
  }
});

test('each missing field has its own message, in the order of the form; zero employees is an answer', () => {
  expect(list({ entreprise: { isEtablissement: true } }).map(({ path }) => path)).toEqual([
    'data.entreprise.nom',
    'data.entreprise.nomDeLEtablissement',
    'data.entreprise.siret',
    'data.entreprise.secteurDActivite',
    'data.entreprise.nombreEmployes',
    'data.entreprise.adresse',
    'data.entreprise.nomDuRepresentantLegal',
  ]);
  expect(list({ entreprise: { ...complete.entreprise, nombreEmployes: 0 } })).toEqual([]);
});

test('an establishment needs its name', () => {
  const entreprise = { ...complete.entreprise, isEtablissement: true };
  expect(list({ entreprise }).map(({ message }) => message)).toEqual([
    "Informations de l'entreprise incomplètes\u00a0: le nom de l'établissement est à renseigner.",
  ]);
  expect(list({ entreprise: { ...entreprise, nomDeLEtablissement: 'Fournil' } })).toEqual([]);
  // Whoever never touched the switch has no establishment.
  for (const isEtablissement of [false, null, undefined])
    expect(list({ entreprise: { ...entreprise, isEtablissement } })).toEqual([]);
});

test('a unit without risks', () => {
  expect(
    units({}, { idUniteDeTravail: 'u2', displayName: 'Vente', categorieDeRisques: [], risques: [] }),
  ).toEqual([
    {
      code: 'UNITE_SANS_RISQUE',
      message: "L'unité de travail «\u202fVente\u202f» ne contient aucun risque.",
      step: 4,
      idUniteDeTravail: 'u2',
      path: 'data.unitesDeTravail.1.risques',
    },
  ]);
});

test('a category without risk', () => {
  const categorieDeRisques = [...unite.categorieDeRisques, { idCategorie: 'c2', displayName: 'Bruit' }];
  expect(units({ categorieDeRisques })).toEqual([
    {
      code: 'CATEGORIE_SANS_RISQUE',
      message:
        "La catégorie «\u202fBruit\u202f» de l'unité de travail «\u202fFournil\u202f» ne contient aucun risque.",
      step: 4,
      idUniteDeTravail: 'u1',
      path: 'data.unitesDeTravail.0.categorieDeRisques.1',
    },
  ]);
});

test.for([
  [1, "1 risque de l'unité de travail «\u202fFournil\u202f» n'a pas de nom."],
  [2, "2 risques de l'unité de travail «\u202fFournil\u202f» n'ont pas de nom."],
] as const)('%d risks without a name', ([count, message]) => {
  const risques = [
    risque,
    ...Array.from({ length: count }, (_, index) => ({
      ...risque,
      displayName: index === 0 ? ' \u200B' : null,
    })),
  ];
  expect(units({ risques })).toEqual([
    {
      code: 'RISQUES_SANS_NOM',
      message,
      step: 4,
      idUniteDeTravail: 'u1',
      nombre: count,
      path: 'data.unitesDeTravail.0.risques',
    },
  ]);
});

const nonEvalue = { ...risque, evalMaitrise: null };

test('one risk not evaluated is told by its name', () => {
  expect(units({}, { idUniteDeTravail: 'u2', displayName: 'Vente', risques: [nonEvalue] })).toEqual([
    {
      code: 'RISQUES_NON_EVALUES',
      message: "Le risque «\u202fChute\u202f» de l'unité de travail «\u202fVente\u202f» n'est pas évalué.",
      step: 5,
      idUniteDeTravail: 'u2',
      idRisque: 'r1',
      nombre: 1,
      path: 'data.unitesDeTravail.1.risques',
    },
  ]);
});

test('several risks not evaluated are counted, the first one concerned is told with its unit', () => {
  expect(units({ risques: [nonEvalue, nonEvalue] })).toMatchObject([
    {
      message: "2 risques de l'unité de travail «\u202fFournil\u202f» ne sont pas évalués.",
      idUniteDeTravail: 'u1',
      nombre: 2,
    },
  ]);
  expect(units({ risques: [risque, { ...nonEvalue, idRisque: 'r2' }] })).toMatchObject([{ idRisque: 'r2' }]);
  expect(
    units(
      {},
      { idUniteDeTravail: 'u2', risques: [nonEvalue] },
      { idUniteDeTravail: 'u3', risques: [nonEvalue] },
    ),
  ).toMatchObject([
    { message: '2 risques de 2 unités de travail ne sont pas évalués.', idUniteDeTravail: 'u2', step: 5 },
  ]);
});

test('a name is told without the spaces around it', () => {
  expect(
    units({ displayName: ' Vente ', risques: [], categorieDeRisques: [] }).map(({ message }) => message),
  ).toEqual(["L'unité de travail «\u202fVente\u202f» ne contient aucun risque."]);
});

test('what has no name is told so', () => {
  expect(
    units({ displayName: ' ', risques: [], categorieDeRisques: [] }).map(({ message }) => message),
  ).toEqual(["L'unité de travail (sans nom) ne contient aucun risque."]);
});

test('the PAPRIPACT is on without any action, in any unit', () => {
  expect(list({ isPapripactEnabled: true })).toEqual([
    {
      code: 'PAPRIPACT_SANS_ACTION',
      message: 'Le PAPRIPACT est activé mais ne contient aucune action préventive.',
      step: 6,
      path: 'data.isPapripactEnabled',
    },
  ]);
  const unitesDeTravail = [unite, { ...unite, papripactActionsPreventives: [{}] }];
  expect(list({ isPapripactEnabled: true, unitesDeTravail })).toEqual([]);
});

test('a new document lacks its company and its units, in the order of the steps', () => {
  const problemes = listProblemesDeCompletude({
    entreprise: null,
    unitesDeTravail: [],
    isPapripactEnabled: true,
  });
  expect(problemes.map(({ code, step }) => [code, step])).toEqual([
    ['ENTREPRISE_MANQUANTE', 2],
    ['AUCUNE_UNITE', 3],
    ['PAPRIPACT_SANS_ACTION', 6],
  ]);
});

test('what is lacking comes in the order of the steps, whichever unit lacks it', () => {
  const empty = { ...unite, risques: [] };
  const unnamed = { ...unite, risques: [{ ...nonEvalue, idCategorie: 'c2', displayName: '' }] };
  const problemes = list({ entreprise: null, unitesDeTravail: [unnamed, empty], isPapripactEnabled: true });
  expect(problemes.map(({ code, step }) => [code, step])).toEqual([
    ['ENTREPRISE_MANQUANTE', 2],
    ['CATEGORIE_SANS_RISQUE', 4],
    ['RISQUES_SANS_NOM', 4],
    ['UNITE_SANS_RISQUE', 4],
    ['CATEGORIE_SANS_RISQUE', 4],
    ['RISQUES_NON_EVALUES', 5],
    ['PAPRIPACT_SANS_ACTION', 6],
  ]);
});

test('each thing that is lacking is one point to complete', () => {
  expect(countPointsACompleter([])).toBe(0);
  const risques = Array.from({ length: 28 }, () => nonEvalue);
  expect(countPointsACompleter(list({ entreprise: null, unitesDeTravail: [{ ...unite, risques }] }))).toBe(
    29,
  );
});
