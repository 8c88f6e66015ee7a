import type { Note, Risque } from '@odu/api-contract/types';
import { expect, test, vi } from 'vitest';
import { createUnite, mergeAction, rateRisque } from '../edition/apply/evaluation-du-risque.ts';
import { FILTRES_DE_RISQUES, readFiltreDeRisques } from './filtres-de-risques.ts';
import { findRisques } from './find-risques.ts';
import { prepareRisque } from './list-risques.ts';
import { listFamillesDesRisques } from './list-familles-des-risques.ts';
import {
  isSearching,
  NO_RECHERCHE,
  readRecherche,
  SANS_FAMILLE,
  writeRecherche,
} from './recherche-de-risques.ts';

const makeRisque = (
  idRisque: string,
  displayName: string,
  [evalGravite, evalFrequence, evalMaitrise]: (Note | null)[],
  more: Partial<Risque> = {},
): Risque =>
  rateRisque({
    idRisque,
    idCategorie: 'c1',
    code: '',
    displayName,
    isUserDefined: true,
    danger: '',
    remarques: '',
    evalGravite: evalGravite ?? null,
    evalFrequence: evalFrequence ?? null,
    evalMaitrise: evalMaitrise ?? null,
    ...more,
  });

const FOURNIL = {
  ...createUnite('u1', 'Fournil'),
  categorieDeRisques: [{ idCategorie: 'c1', code: '', displayName: 'Brûlures', isUserDefined: true }],
  risques: [
    // 0.75, 1, 3 and 5: a band begins with its threshold.
    makeRisque('faible', 'Porte du four', [1, 1, 3]),
    makeRisque('modere', 'Plaque chaude', [2, 1, 2], { code: 'THE-BRL-01' }),
    makeRisque('important', 'Vapeur', [3, 4, 1], { danger: 'Œdème de la main' }),
    makeRisque('critique', 'Friteuse', [4, 1, 4], { remarques: 'Deux brûlures légères' }),
  ],
  papripactActionsPreventives: [
    mergeAction(
      {
        idAction: 'a1',
        idUniteDeTravail: 'u1',
        idRisqueAssocie: 'critique',
        descriptionDeLaMesure: 'Poser un écran',
        responsable: 'Claire',
        budget: '',
        date: '2027-01-01',
        statut: 'À planifier',
      },
      undefined,
      null,
    ),
  ],
};
const VENTE = { ...createUnite('u2', 'Vente'), risques: [makeRisque('neuf', 'Sols mouillés', [4, 4, null])] };

const find = (recherche: string, filtre?: string) =>
  findRisques([FOURNIL, VENTE], { ...NO_RECHERCHE, recherche, filtre: readFiltreDeRisques(filtre) }).map(
    ({ risque }) => risque.idRisque,
  );

test('everything is found by nothing: the worst first, what is not evaluated last', () => {
  expect(find('')).toEqual(['critique', 'important', 'modere', 'faible', 'neuf']);
});

test.for([
  ['the name, another number and without accents', 'sol mouille', ['neuf']],
  ['the number', 'the-brl', ['modere']],
  ['the danger, its ligature opened', 'oedeme', ['important']],
  ['the remarks', 'legeres', ['critique']],
  ['the category', 'brulure', ['critique', 'important', 'modere', 'faible']],
  ['the unit', 'VENTE', ['neuf']],
  ['words of several places', 'fournil vapeur', ['important']],
  ['nothing', 'asphalte', []],
] as const)('a search reads %s', ([, words, found]) => {
  expect(find(words)).toEqual(found);
});

test.for([
  ['the name, another number and without accents', 'sol mouille', ['neuf'], ['neuf']],
  ['the number', 'the-brl', ['modere'], ['modere']],
  ['the danger', 'oedeme', ['important'], ['important']],
  ['the remarks', 'legeres', ['critique'], ['critique']],
  ['no unit', 'VENTE', [], ['neuf']],
  ['no category', 'chaleur', [], ['critique', 'important', 'modere', 'faible']],
] as const)('a search of what risks say themselves reads %s', ([, recherche, expected, inPlaces]) => {
  const categorieDeRisques = FOURNIL.categorieDeRisques.map((one) => ({ ...one, displayName: 'Chaleur' }));
  const unites = [{ ...FOURNIL, categorieDeRisques }, VENTE];
  const search = (readTextes?: Parameters<typeof findRisques>[2]) =>
    findRisques(unites, { ...NO_RECHERCHE, recherche }, readTextes).map(({ risque }) => risque.idRisque);
  const searchRisques = () => search(({ trouve }) => prepareRisque(trouve.risque));
  // Neither keeps its texts for the other.
  expect([searchRisques(), search(), searchRisques()]).toEqual([expected, inPlaces, expected]);
});

// Of the demonstration's building company: « eau » found 98 risks of 342, « RPS » 26.
const CHANTIER = {
  ...createUnite('u3', 'Chantier'),
  risques: [
    makeRisque('reseaux', 'Réseaux enterrés', []),
    makeRisque('niveau', 'Changement de niveau', [], { code: 'R112' }),
    makeRisque('pompe', 'Eaux usées', [], { code: 'R12' }),
    makeRisque('nuit', 'Travail isolé', [], { code: 'RPS-INT-01' }),
    makeRisque('corps', 'Vibrations du corps entier', [], { remarques: 'Port du harnais antichute' }),
  ],
};

test.for([
  ['eau', ['pompe']],
  ['RPS', ['nuit']],
  ['rps int 01', ['nuit']],
  // A number of the user's own, with and without its letters or zeros.
  ['R12', ['pompe']],
  ['12', ['pompe']],
  ['1', ['niveau', 'pompe', 'nuit']],
  ['isolée', ['nuit']],
  ['mal au corps', []],
  ['port du corps', ['corps']],
  // It begins no word: inside one; two letters are inside too many.
  ['chute', ['corps']],
  ['uv', []],
  ['ort', []],
  ['de', ['niveau']],
] as const)('« %s » is looked for where words begin', ([search, expected]) => {
  const found = findRisques([CHANTIER], { ...NO_RECHERCHE, recherche: search });
  expect(found.map(({ risque }) => risque.idRisque)).toEqual(expected);
});

test('what begins a word in another risk is not looked for inside, whatever the filter leaves', () => {
  expect(find('', 'non-evalues')).toEqual(['neuf']);
  const more = { ...VENTE, risques: [...VENTE.risques, makeRisque('palier', 'Surchauffe', [])] };
  const search = (recherche: string) =>
    findRisques([FOURNIL, more], { ...NO_RECHERCHE, recherche, filtre: 'non-evalues' }).map(
      ({ risque }) => risque.idRisque,
    );
  expect(search('chauffe')).toEqual(['palier']);
  expect(search('chau')).toEqual([]);
});

test.for([
  ['non-evalues', ['neuf']],
  ['critiques', ['critique']],
  ['importants', ['important']],
  ['moderes', ['modere']],
  ['faibles', ['faible']],
  ['sans-action', ['important', 'modere', 'faible', 'neuf']],
] as const)('the filter %s', ([filtre, found]) => {
  expect(find('', filtre)).toEqual(found);
});

test('a filter and a search narrow together', () => {
  expect(find('brulure', 'sans-action')).toEqual(['important', 'modere', 'faible']);
});

const UNITES = [
  FOURNIL,
  {
    ...VENTE,
    categorieDeRisques: [{ idCategorie: 'sols', code: 'CPP-SOL', displayName: 'Sols', isUserDefined: false }],
    risques: [...VENTE.risques, makeRisque('glissade', 'Glissade', [4, 4, 4], { idCategorie: 'sols' })],
  },
];

test.for([
  ['a unit', { unite: 'u2' }, ['glissade', 'neuf']],
  ['a family, by the code of a risk', { famille: 'THE' }, ['modere']],
  ['a family, by the code of its category', { famille: 'CPP' }, ['glissade']],
  ['what is of no family', { famille: SANS_FAMILLE }, ['critique', 'important', 'faible', 'neuf']],
  ['a unit and a family', { unite: 'u2', famille: SANS_FAMILLE }, ['neuf']],
  ['a unit and a family that has none there', { unite: 'u1', famille: 'CPP' }, []],
  [
    'a unit, a filter and words',
    { unite: 'u1', filtre: 'sans-action', recherche: 'four' },
    ['important', 'modere', 'faible'],
  ],
  ['all four', { unite: 'u1', filtre: 'moderes', famille: 'THE', recherche: 'plaque' }, ['modere']],
] as const)('what is found is narrowed to %s', ([, asked, expected]) => {
  const found = findRisques(UNITES, { ...NO_RECHERCHE, ...asked });
  expect(found.map(({ risque }) => risque.idRisque)).toEqual(expected);
});

test('the families to choose from are those of the risks, what is of none last and only if there is some', () => {
  const codes = (unites: typeof UNITES) => listFamillesDesRisques(unites).map(({ code }) => code);
  expect(codes(UNITES)).toEqual(['CPP', 'THE', SANS_FAMILLE]);
  const [fournil, vente] = UNITES as [(typeof UNITES)[0], (typeof UNITES)[1]];
  expect(codes([{ ...vente, risques: vente.risques.slice(1) }])).toEqual(['CPP']);
  expect(codes([{ ...fournil, risques: [] }])).toEqual([]);
  expect(listFamillesDesRisques(UNITES).map(({ displayName }) => displayName)).toEqual([
    'Chutes de plain-pied',
    'Ambiances thermiques et brûlures',
    'Hors des familles du référentiel',
  ]);
});

test('the family that is asked for stays in the list when no risk is of it', () => {
  const list = (asked: Parameters<typeof listFamillesDesRisques>[1]) =>
    listFamillesDesRisques(UNITES.slice(1), asked).map(({ code }) => code);
  expect(list(null)).toEqual(['CPP', SANS_FAMILLE]);
  expect(list('THE')).toEqual(['CPP', 'THE', SANS_FAMILLE]);
  expect(list('CPP')).toEqual(['CPP', SANS_FAMILLE]);
  expect(listFamillesDesRisques([], SANS_FAMILLE).map(({ code }) => code)).toEqual([SANS_FAMILLE]);
});

test('an address tells a search; what this document does not know is left out', () => {
  const asked = { recherche: 'sol', filtre: 'critiques', unite: 'u2', famille: 'CPP' } as const;
  const address = { q: 'sol', filtre: 'critiques', dans: 'u2', famille: 'CPP' };
  expect(readRecherche(address, UNITES)).toEqual(asked);
  expect(writeRecherche(asked)).toEqual(address);
  expect(readRecherche({ famille: SANS_FAMILLE }, UNITES).famille).toBe(SANS_FAMILLE);
  expect(writeRecherche(NO_RECHERCHE)).toStrictEqual({
    q: undefined,
    filtre: undefined,
    dans: undefined,
    famille: undefined,
  });
  for (const address of [
    {},
    { dans: 'u9', famille: 'XXX' },
    { dans: '', famille: '' },
    { famille: 'toString' },
  ])
    expect(readRecherche(address, UNITES)).toEqual(NO_RECHERCHE);
});

test('one filter alone is a search, spaces are none', () => {
  expect(isSearching(NO_RECHERCHE)).toBe(false);
  expect(isSearching({ ...NO_RECHERCHE, recherche: ' ' })).toBe(false);
  for (const asked of [
    { recherche: 'a' },
    { filtre: 'moderes' },
    { unite: 'u1' },
    { famille: 'CPP' },
  ] as const)
    expect(isSearching({ ...NO_RECHERCHE, ...asked })).toBe(true);
});

test('an address names a filter, or none', () => {
  expect(Object.entries(FILTRES_DE_RISQUES).map(([name, { label }]) => [name, label])).toEqual([
    ['non-evalues', 'Non évalués'],
    ['critiques', 'Critiques'],
    ['importants', 'Importants'],
    ['moderes', 'Modérés'],
    ['faibles', 'Faibles'],
    ['sans-action', 'Sans action préventive'],
  ]);
  for (const name of Object.keys(FILTRES_DE_RISQUES)) expect(readFiltreDeRisques(name)).toBe(name);
  for (const name of [undefined, '', 'critique', 'toString', '__proto__'])
    expect(readFiltreDeRisques(name)).toBeNull();
});

test('an edited risk is found by what it says now', () => {
  const { risques, ...unite } = FOURNIL;
  const find = (list: readonly Risque[], recherche: string) =>
    findRisques([{ ...unite, risques: [...list] }], { ...NO_RECHERCHE, recherche }).map(
      ({ risque }) => risque.idRisque,
    );
  expect(find(risques, 'vapeur')).toStrictEqual(['important']);
  const edited = risques.map((one) =>
    one.idRisque === 'important' ? { ...one, displayName: 'Fumée' } : one,
  );
  expect(find(edited, 'vapeur')).toStrictEqual([]);
  expect(find(edited, 'fumees')).toStrictEqual(['important']);
});

test('two thousand risks are put into what a search compares once, whatever is typed', () => {
  const risques = Array.from({ length: 2000 }, (_, index) => makeRisque(`r${index}`, `Geste ${index}`, []));
  const normalize = vi.spyOn(String.prototype, 'normalize');
  const countFor = (recherche: string, readTextes?: Parameters<typeof findRisques>[2]) => {
    normalize.mockClear();
    findRisques([{ ...FOURNIL, risques }], { ...NO_RECHERCHE, recherche }, readTextes);
    return normalize.mock.calls.length;
  };
  expect(countFor('g')).toBeGreaterThan(2000);
  // The words of the search alone.
  for (const recherche of ['ge', 'ges', 'gest']) {
    expect(countFor(recherche)).toBeLessThan(10);
    expect(countFor(recherche, ({ trouve }) => prepareRisque(trouve.risque))).toBeLessThan(10);
  }
  normalize.mockRestore();
});

test('the risks of a document are placed once for each of its revisions, not at each key', () => {
  let readings = 0;
  const risques = Array.from({ length: 2000 }, (_, index) => makeRisque(`r${index}`, `Geste ${index}`, []));
  const counted = (list: readonly Risque[]) => [
    {
      ...FOURNIL,
      get risques() {
        readings += 1;
        return [...list];
      },
    },
  ];
  const before = counted(risques);
  for (const recherche of ['g', 'ge', 'ges', 'gest']) findRisques(before, { ...NO_RECHERCHE, recherche });
  expect(readings).toBe(1);
  const after = counted(risques.slice(1));
  expect(findRisques(after, { ...NO_RECHERCHE, recherche: 'geste' })).toHaveLength(1999);
  expect(readings).toBe(2);
});
