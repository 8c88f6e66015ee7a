import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addYears } from '../texte/add-years.ts';
import { countDays } from '../texte/format-date.ts';
import { computePeriode } from './periode.ts';

test.for([
  ['2026-11-22', 0, '2026-11-22', '2027-11-21'],
  ['2026-11-22', 1, '2027-11-22', '2028-11-21'],
  ['2026-01-01', 0, '2026-01-01', '2026-12-31'],
  ['2026-03-01', 1, '2027-03-01', '2028-02-29'],
  ['2028-02-29', 0, '2028-02-29', '2029-02-27'],
  ['2028-02-29', 1, '2029-02-28', '2030-02-27'],
  ['2028-02-29', 3, '2031-02-28', '2032-02-28'],
  ['2028-02-29', 4, '2032-02-29', '2033-02-27'],
] as const)('begun on %s, year %i goes from %s to %s', ([firstDay, index, startDate, paidUntilDate]) => {
  expect(computePeriode(firstDay, index)).toEqual({ startDate, paidUntilDate });
});

test('the years of a subscription follow one another without a gap or a shared day', () => {
  const day = fc
    .integer({ min: 0, max: 4000 })
    .map((offset) => new Date(Date.UTC(2024, 0, 1 + offset)).toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 40 }), (firstDay, index) => {
      const { startDate, paidUntilDate } = computePeriode(firstDay, index);
      expect(countDays(paidUntilDate, computePeriode(firstDay, index + 1).startDate)).toBe(1);
      expect([365, 366]).toContain(countDays(startDate, addYears(firstDay, index + 1)));
    }),
  );
});
