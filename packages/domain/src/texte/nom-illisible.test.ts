import { expect, test } from 'vitest';
import { makeNomIllisible } from './nom-illisible.ts';

test('an unreadable name has 3 to 9 words of 2 to 11 letters, and every number of them', () => {
  const words = Array.from({ length: 2_000 }, (_, place) => makeNomIllisible(place).split(' '));
  const ascending = (numbers: number[]) => [...new Set(numbers)].toSorted((one, other) => one - other);
  expect(ascending(words.map(({ length }) => length))).toEqual([3, 4, 5, 6, 7, 8, 9]);
  expect(ascending(words.flat().map(({ length }) => length))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});
