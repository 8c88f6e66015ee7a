import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  isCategorieIndeterminate,
  isCategorieTicked,
  preparePremade,
  preparePremadeCategorie,
  searchPremade,
  toggleCategorie,
  toggleRisque,
} from './premade.ts';

const categorie = (
  code: string,
  displayName: string,
  tagsPrincipaux: string[],
  tagsSecondaires: string[],
) => ({
  idPremadeCategorie: `cat_${code}`,
  idFamille: code === 'ECH' ? 'fam_chu' : 'fam_cpp',
  code,
  displayName,
  tagsPrincipaux,
  tagsSecondaires,
});
const risque = (code: string, number: number, displayName: string) => ({
  idPremadeRisque: `rsq_${code}_${number}`,
  idPremadeCategorie: `cat_${code}`,
  code: `${code}-0${number}`,
  displayName,
});
const premade = {
  familleDeRisques: [
    { idFamille: 'fam_chu', displayName: 'Dénivellations' },
    { idFamille: 'fam_cpp', displayName: 'Plain-pied' },
  ],
  categorieDeRisques: [
    categorie('OBS', 'Encombrement des circulations', ['trebuchement'], ['carton', 'sol']),
    categorie('SOL', 'Sols glissants ou souillés', ['glissade'], ['eau', 'verglas']),
    categorie('ECH', 'Échelles et escabeaux', ['hauteur'], ['glissade']),
    categorie('VID', 'Sans risque', [], []),
  ],
  risques: [
    risque('OBS', 1, 'Trébuchement sur un câble'),
    risque('SOL', 1, 'Glissade sur un sol mouillé'),
    risque('SOL', 2, 'Glissade sur le verglas'),
    risque('ECH', 1, 'Chute depuis une échelle'),
    risque('ECH', 2, 'Câble électrique touché en hauteur'),
  ],
};
const find = (search: string) =>
  searchPremade(search, premade).map((found) =>
    [found.categorie.code, ...found.risques.map(({ code }) => code)].join(' '),
  );

test.for([
  ['', ['OBS OBS-01', 'SOL SOL-01 SOL-02', 'ECH ECH-01 ECH-02', 'VID']],
  ['SOLS', ['SOL SOL-01 SOL-02', 'OBS OBS-01']],
  ['échelle', ['ECH ECH-01 ECH-02']],
  ['ECHELLE', ['ECH ECH-01 ECH-02']],
  ['câble', ['OBS OBS-01', 'ECH ECH-02']],
  ['cable hauteur', ['ECH ECH-02']],
  ['dénivellation', ['ECH ECH-01 ECH-02']],
  ['PLAIN-PIED câbles', []],
  ['plain-pied verglas', ['SOL SOL-01 SOL-02']],
  ['introuvable', []],
] as const)('« %s » finds %j', ([search, expected]) => expect(find(search)).toEqual(expected));

test('a category name comes before a main tag, a main tag before a secondary one, risk names last', () => {
  expect(find('sol')).toEqual(['SOL SOL-01 SOL-02', 'OBS OBS-01']);
  expect(find('glissade')).toEqual(['SOL SOL-01 SOL-02', 'ECH ECH-01 ECH-02']);
  expect(find('verglas')).toEqual(['SOL SOL-01 SOL-02']);
});

describe('two thousand examples are put into what a search compares once, whatever is typed', () => {
  const countFor = (search: string, among: typeof premade) => {
    const normalize = vi.spyOn(String.prototype, 'normalize');
    searchPremade(search, among);
    const count = normalize.mock.calls.length;
    normalize.mockRestore();
    return count;
  };
  const makeMany = () => ({
    ...premade,
    risques: Array.from({ length: 2000 }, (_, index) => risque('OBS', index, `Exemple ${index}`)),
    categorieDeRisques: premade.categorieDeRisques.map((one) => ({ ...one })),
  });

  test('at the first key', () => {
    const many = makeMany();
    expect(countFor('exempl', many)).toBeGreaterThan(2000);
    // The words of the search alone.
    for (const search of ['ex', 'exem', 'carton']) expect(countFor(search, many)).toBeLessThan(3);
  });

  test('or before it', () => {
    const many = makeMany();
    many.risques.forEach(preparePremade);
    many.familleDeRisques.forEach(preparePremade);
    many.categorieDeRisques.forEach(preparePremadeCategorie);
    expect(countFor('exempl', many)).toBeLessThan(3);
  });
});

const { risques } = premade;

test('ticking a category ticks all its risks, and it is ticked when all of them are', () => {
  const ticked = toggleCategorie(new Set(), 'cat_SOL', risques);
  expect([...ticked]).toEqual(['rsq_SOL_1', 'rsq_SOL_2']);
  expect(isCategorieTicked(ticked, 'cat_SOL', risques)).toBe(true);
  expect(isCategorieTicked(ticked, 'cat_ECH', risques)).toBe(false);
  expect([...toggleCategorie(ticked, 'cat_SOL', risques)]).toEqual([]);
});

test('a category with some risks ticked is in between, and ticking it ticks the rest', () => {
  const partly = toggleRisque(new Set(), 'rsq_SOL_2');
  expect(isCategorieTicked(partly, 'cat_SOL', risques)).toBe(false);
  expect(isCategorieIndeterminate(partly, 'cat_SOL', risques)).toBe(true);
  const ticked = toggleCategorie(partly, 'cat_SOL', risques);
  expect(isCategorieTicked(ticked, 'cat_SOL', risques)).toBe(true);
  expect(isCategorieIndeterminate(ticked, 'cat_SOL', risques)).toBe(false);
  expect(isCategorieTicked(toggleRisque(partly, 'rsq_SOL_1'), 'cat_SOL', risques)).toBe(true);
});

test('a category without risks is never ticked', () => {
  expect(isCategorieTicked(new Set(), 'cat_VID', risques)).toBe(false);
  expect(isCategorieIndeterminate(new Set(['rsq_SOL_1']), 'cat_VID', risques)).toBe(false);
});

test('ticking twice comes back, leaves the other categories alone, and never changes the selection given', () => {
  const ids = risques.map(({ idPremadeRisque }) => idPremadeRisque);
  fc.assert(
    fc.property(
      fc.subarray(ids),
      fc.constantFrom(...risques),
      (picked, { idPremadeRisque, idPremadeCategorie }) => {
        const selection = new Set(picked);
        expect(toggleRisque(toggleRisque(selection, idPremadeRisque), idPremadeRisque)).toEqual(selection);
        const toggled = toggleCategorie(selection, idPremadeCategorie, risques);
        expect(isCategorieTicked(toggled, idPremadeCategorie, risques)).toBe(
          !isCategorieTicked(selection, idPremadeCategorie, risques),
        );
        for (const other of risques.filter((each) => each.idPremadeCategorie !== idPremadeCategorie)) {
          expect(toggled.has(other.idPremadeRisque)).toBe(selection.has(other.idPremadeRisque));
        }
        expect(selection).toEqual(new Set(picked));
      },
    ),
  );
});
