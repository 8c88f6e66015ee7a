import type { Note, Risque } from '@odu/api-contract/types';
import { expect, test, vi } from 'vitest';
import { createUnite, mergeAction, rateRisque } from '../edition/apply/evaluation-du-risque.ts';
import { FILTRES_DE_RISQUES, readFiltreDeRisques } from './filtres-de-risques.ts';
import { findRisques } from './find-risques.ts';

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
  findRisques([FOURNIL, VENTE], { recherche, filtre: readFiltreDeRisques(filtre) }).map(
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
  const found = findRisques([CHANTIER], { recherche: search, filtre: null });
  expect(found.map(({ risque }) => risque.idRisque)).toEqual(expected);
});

test('what begins a word in another risk is not looked for inside, whatever the filter leaves', () => {
  expect(find('', 'non-evalues')).toEqual(['neuf']);
  const more = { ...VENTE, risques: [...VENTE.risques, makeRisque('palier', 'Surchauffe', [])] };
  const search = (recherche: string) =>
    findRisques([FOURNIL, more], { recherche, filtre: 'non-evalues' }).map(({ risque }) => risque.idRisque);
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
    findRisques([{ ...unite, risques: [...list] }], { recherche, filtre: null }).map(
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
  const countFor = (recherche: string) => {
    normalize.mockClear();
    findRisques([{ ...FOURNIL, risques }], { recherche, filtre: null });
    return normalize.mock.calls.length;
  };
  expect(countFor('g')).toBeGreaterThan(2000);
  // The words of the search alone.
  for (const recherche of ['ge', 'ges', 'gest']) expect(countFor(recherche)).toBeLessThan(10);
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
  for (const recherche of ['g', 'ge', 'ges', 'gest']) findRisques(before, { recherche, filtre: null });
  expect(readings).toBe(1);
  const after = counted(risques.slice(1));
  expect(findRisques(after, { recherche: 'geste', filtre: null })).toHaveLength(1999);
  expect(readings).toBe(2);
});
