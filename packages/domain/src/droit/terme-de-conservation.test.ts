import { expect, test } from 'vitest';
import { computeTermeDeConservation, isConservationDue } from './terme-de-conservation.ts';

test('a version is kept forty years from the day in Paris on which it was made, its anniversary included', () => {
  expect(computeTermeDeConservation('2026-11-16T22:59:59.999Z')).toBe('2066-11-16');
  expect(computeTermeDeConservation('2026-11-16T23:00:00.000Z')).toBe('2066-11-17');
  expect(computeTermeDeConservation('2028-02-29T10:00:00.000Z')).toBe('2068-02-29');
  expect(computeTermeDeConservation('2060-02-29T10:00:00.000Z')).toBe('2100-02-28');
});

test.for([
  ['2026-11-16T11:00:00.000Z', '2066-11-16T22:59:59.999Z', '2066-11-16T23:00:00.000Z'],
  ['2060-02-29T10:00:00.000Z', '2100-02-28T22:59:59.999Z', '2100-02-28T23:00:00.000Z'],
] as const)('both sides of the last midnight of a version made at %s', ([made, last, free]) => {
  expect(isConservationDue(made, last)).toBe(true);
  expect(isConservationDue(made, free)).toBe(false);
});
