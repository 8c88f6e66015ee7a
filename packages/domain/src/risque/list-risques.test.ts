import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOTES } from '../evaluation/notes.ts';
import { computeNiveauDeRisqueOrNull } from '../evaluation/niveau-de-risque.ts';
import type { EvaluationPartielle } from '../evaluation/niveau-de-risque.ts';
import { DEFAULT_DISPLAY_OPTIONS, prepareRisque, sortRisques } from './list-risques.ts';
import { findByWords } from './mots-cherches.ts';

type RisqueDeTest = EvaluationPartielle & { code: string | null };
const evaluate = (code: string | null, note: 1 | 2 | 3 | 4 | null): RisqueDeTest => ({
  code,
  evalGravite: note,
  evalFrequence: note,
  evalMaitrise: note,
});
const risques = [
  evaluate('R10', 1),
  evaluate(null, null),
  evaluate('R2', 4),
  evaluate('', 4),
  evaluate('r1', null),
];
const codes = (sorted: readonly { code: string | null }[]) => sorted.map(({ code }) => code);

test('as entered, nothing moves', () => expect(sortRisques(risques, 'none')).toEqual(risques));

test('by number, in natural order; risks without a number come last', () => {
  expect(codes(sortRisques(risques, 'code'))).toEqual(['r1', 'R2', 'R10', null, '']);
});

test('by level, the highest first; equals keep their order; those not evaluated come last', () => {
  expect(codes(sortRisques(risques, 'niveauDeRisqueValue'))).toEqual(['R2', '', 'R10', null, 'r1']);
});

test('as entered, and both groupings are on by default', () => {
  expect(DEFAULT_DISPLAY_OPTIONS).toEqual({
    sortBy: 'none',
    shouldGroupByUnite: true,
    shouldGroupByCategorie: true,
  });
});

const note = fc.option(fc.constantFrom(...NOTES), { nil: null });
const anyRisque = fc.record({
  code: fc.option(fc.string(), { nil: null }),
  evalGravite: note,
  evalFrequence: note,
  evalMaitrise: note,
});

test('sorting is a permutation, the list given stays as it was, and sorting again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.array(anyRisque),
      fc.constantFrom('none', 'code', 'niveauDeRisqueValue'),
      (list, sortBy) => {
        const before = [...list];
        const sorted = sortRisques(list, sortBy);
        expect(list).toEqual(before);
        expect(sorted).toHaveLength(list.length);
        expect(new Set(sorted)).toEqual(new Set(list));
        expect(sortRisques(sorted, sortBy)).toEqual(sorted);
        if (sortBy !== 'niveauDeRisqueValue') return;
        const niveaux = sorted.map((risque) => computeNiveauDeRisqueOrNull(risque) ?? 0);
        expect(niveaux).toEqual(niveaux.toSorted((left, right) => right - left));
      },
    ),
  );
});

const chute = {
  displayName: 'Chute de hauteur',
  code: 'CHU-ECH-01',
  danger: 'Échelle usée',
  remarques: null,
};
const bruit = {
  displayName: 'Bruit du pétrin',
  code: 'BRU-GEN-02',
  danger: '',
  remarques: 'Mesuré à 86 dB(A)',
};

test.for([
  ['', [chute, bruit]],
  ['HAUTEUR', [chute]],
  ['chu-ech', [chute]],
  ['bru gen 02', [bruit]],
  ['echelle', [chute]],
  ['86 db', [bruit]],
  ['petrin mesure', [bruit]],
  ['chute bruit', []],
  // Not inside « Mesuré » and « pétrin ».
  ['sur', []],
  ['tri', []],
  ['teur', [chute]],
] as const)('« %s » is looked for in name, number, danger and remarks', ([search, expected]) => {
  expect(findByWords([chute, bruit], search, prepareRisque)).toEqual(expected);
});
