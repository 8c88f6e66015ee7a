import { expect, test } from 'vitest';
import { computeTermeDeConservation, isConservationDue } from './terme-de-conservation.ts';

test('a version is kept forty years from the day in Paris on which it was made', () => {
  expect(computeTermeDeConservation('2026-11-16T22:59:59.999Z')).toBe('2066-11-16');
  expect(computeTermeDeConservation('2026-11-16T23:00:00.000Z')).toBe('2066-11-17');
  expect(computeTermeDeConservation('2028-02-29T10:00:00.000Z')).toBe('2068-02-29');
});

test('both sides of the last midnight', () => {
  const made = '2026-11-16T11:00:00.000Z';
  expect(isConservationDue(made, '2066-11-15T22:59:59.999Z')).toBe(true);
  expect(isConservationDue(made, '2066-11-15T23:00:00.000Z')).toBe(false);
});
