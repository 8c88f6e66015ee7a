import type { DisplayOptions } from '@odu/api-contract/types';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupRisques } from './group-risques.ts';

const risque = (idRisque: string, idCategorie: string, code: string, note: 1 | 2 | 3 | 4 | null) => ({
  idRisque,
  idCategorie,
  code,
  evalGravite: note,
  evalFrequence: note,
  evalMaitrise: note,
});
const fournil = {
  idUniteDeTravail: 'u1',
  displayName: 'Fournil',
  categorieDeRisques: [
    { idCategorie: 'u1-sol', displayName: 'Sols glissants' },
    { idCategorie: 'u1-bru', displayName: 'Bruit' },
    { idCategorie: 'u1-vide', displayName: 'Vide' },
  ],
  risques: [
    risque('a', 'u1-bru', 'B-10', 1),
    risque('b', 'perdue', 'Z-1', 4),
    risque('c', 'u1-sol', 'S-1', null),
    risque('d', 'u1-bru', 'B-2', 2),
  ],
};
const vente = {
  idUniteDeTravail: 'u2',
  displayName: 'Vente',
  categorieDeRisques: [{ idCategorie: 'u2-bru', displayName: 'bruit' }],
  risques: [risque('e', 'u2-bru', 'B-3', 4)],
};
const vide = { idUniteDeTravail: 'u3', displayName: 'Vide', categorieDeRisques: [], risques: [] };
const unites = [fournil, vente, vide];
const layOut = (options: DisplayOptions) =>
  groupRisques(unites, options).map(({ unite, categories }) => [
    unite?.displayName ?? null,
    ...categories.map(({ displayName, risques }) => [
      displayName,
      risques.map((situe) => situe.risque.idRisque).join(''),
    ]),
  ]);

test('by unit and category, in the order of the document; empty ones are left out, lost categories come last', () => {
  expect(layOut({ sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: true })).toEqual([
    ['Fournil', ['Sols glissants', 'c'], ['Bruit', 'ad'], ['Sans catégorie', 'b']],
    ['Vente', ['bruit', 'e']],
  ]);
});

test('by category alone, the same category of two units is one group', () => {
  expect(layOut({ sortBy: 'code', shouldGroupByUnite: false, shouldGroupByCategorie: true })).toEqual([
    [null, ['Sols glissants', 'c'], ['Bruit', 'dea'], ['Sans catégorie', 'b']],
  ]);
});

test('by category alone, what has none comes after the categories of the units that follow', () => {
  const perdu = { ...fournil, categorieDeRisques: [], risques: [risque('b', 'perdue', 'Z-1', 4)] };
  const [groupe] = groupRisques([perdu, vente], {
    sortBy: 'none',
    shouldGroupByUnite: false,
    shouldGroupByCategorie: true,
  });
  expect(groupe?.categories.map(({ displayName }) => displayName)).toEqual(['bruit', 'Sans catégorie']);
});

test.for([true, false])(
  'what the form takes for two categories is two groups, by unit: %s',
  (shouldGroupByUnite) => {
    const noms = ['Zone -18 °C', 'Zone +18 °C', 'Charges > 25 kg', 'Charges < 25 kg', '★', '✗'];
    const froid = {
      idUniteDeTravail: 'u4',
      displayName: 'Froid',
      categorieDeRisques: noms.map((displayName) => ({ idCategorie: displayName, displayName })),
      risques: noms.map((nom, index) => risque(`r${index}`, nom, '', 1)),
    };
    const [groupe] = groupRisques([froid], {
      sortBy: 'none',
      shouldGroupByUnite,
      shouldGroupByCategorie: true,
    });
    expect(groupe?.categories.map(({ displayName }) => displayName)).toEqual(noms);
  },
);

test('by unit alone, the risks stay as entered, or sorted', () => {
  expect(layOut({ sortBy: 'none', shouldGroupByUnite: true, shouldGroupByCategorie: false })).toEqual([
    ['Fournil', [null, 'abcd']],
    ['Vente', [null, 'e']],
  ]);
  expect(
    layOut({ sortBy: 'niveauDeRisqueValue', shouldGroupByUnite: true, shouldGroupByCategorie: false })[0],
  ).toEqual(['Fournil', [null, 'bdac']]);
});

test('without groups, one list over all units, each risk with its unit and category', () => {
  const groups = groupRisques(unites, {
    sortBy: 'niveauDeRisqueValue',
    shouldGroupByUnite: false,
    shouldGroupByCategorie: false,
  });
  const situes = groups.flatMap(({ categories }) => categories.flatMap(({ risques }) => risques));
  expect(groups).toHaveLength(1);
  expect(
    situes.map((situe) => [
      situe.risque.idRisque,
      situe.unite.displayName,
      situe.categorie?.displayName ?? null,
    ]),
  ).toEqual([
    ['b', 'Fournil', null],
    ['e', 'Vente', 'bruit'],
    ['d', 'Fournil', 'Bruit'],
    ['a', 'Fournil', 'Bruit'],
    ['c', 'Fournil', 'Sols glissants'],
  ]);
  expect(situes[0]?.risque).toBe(fournil.risques[1]);
});

test('without any risk there is no group', () => {
  for (const shouldGroup of [true, false]) {
    expect(
      groupRisques([vide], {
        sortBy: 'none',
        shouldGroupByUnite: shouldGroup,
        shouldGroupByCategorie: shouldGroup,
      }),
    ).toEqual([]);
  }
});

const note = fc.option(fc.constantFrom(1, 2, 3, 4), { nil: null });
const idCategorie = fc.constantFrom('a', 'b', 'c', 'perdue');
const anyUnite = fc.record({
  idUniteDeTravail: fc.uuid(),
  displayName: fc.string(),
  categorieDeRisques: fc.uniqueArray(
    fc.record({ idCategorie: fc.constantFrom('a', 'b', 'c'), displayName: fc.string() }),
    {
      selector: (categorie) => categorie.idCategorie,
    },
  ),
  risques: fc.array(
    fc.record({
      idRisque: fc.uuid(),
      idCategorie,
      code: fc.string(),
      evalGravite: note,
      evalFrequence: note,
      evalMaitrise: note,
    }),
  ),
});

test('whatever the options, no risk is lost, none is shown twice, and keys are unique', () => {
  fc.assert(
    fc.property(
      fc.array(anyUnite),
      fc.constantFrom('none', 'code', 'niveauDeRisqueValue'),
      fc.boolean(),
      fc.boolean(),
      (all, sortBy, shouldGroupByUnite, shouldGroupByCategorie) => {
        const groups = groupRisques(all, { sortBy, shouldGroupByUnite, shouldGroupByCategorie });
        const shown = groups.flatMap(({ categories }) =>
          categories.flatMap(({ risques }) => risques.map((situe) => situe.risque)),
        );
        const given = all.flatMap(({ risques }) => risques);
        expect(shown).toHaveLength(given.length);
        expect(new Set(shown)).toEqual(new Set(given));
        for (const { categories } of groups) {
          expect(new Set(categories.map(({ key }) => key)).size).toBe(categories.length);
          expect(categories.every(({ risques }) => risques.length > 0)).toBe(true);
        }
      },
    ),
  );
});
