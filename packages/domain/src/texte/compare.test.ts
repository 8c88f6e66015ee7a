import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareFr } from './compare-fr.ts';
import { foldName, isSameName } from './is-same-name.ts';

test('French natural order: numbers by value, accents and case apart', () => {
  expect(['R10', 'r2', 'Été', 'eau', 'Zone', 'éclat'].toSorted(compareFr)).toEqual([
    'eau',
    'éclat',
    'Été',
    'r2',
    'R10',
    'Zone',
  ]);
});

test('names are the same but for accents, case and spaces', () => {
  expect(isSameName(' Électricité  basse tension', 'ELECTRICITE basse tension ')).toBe(true);
  expect(isSameName('Machine C', 'Machine C++')).toBe(false);
  expect(isSameName('!', '?')).toBe(false);
});

test('being the same name goes both ways', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (left, right) => {
      expect(isSameName(left, left)).toBe(true);
      expect(isSameName(left, right)).toBe(isSameName(right, left));
      expect(foldName(left) === foldName(right)).toBe(isSameName(left, right));
    }),
  );
});
