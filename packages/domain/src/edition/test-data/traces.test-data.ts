import * as fc from 'fast-check';

/** When a thing was done: never said, days before the edits of the tests, the same day, and later than their clock. */
export const instant = fc.constantFrom(
  null,
  '2026-11-02T09:00:00.000Z',
  '2026-11-22T07:00:00.000Z',
  '2026-11-22T09:00:00.000Z',
);

/** What a risk was before, and since when it is what it is. */
export const traces = fc.record({
  evalueLe: instant,
  evaluationPrecedente: fc.option(
    fc.tuple(fc.constantFrom<1 | 4>(1, 4), instant).map(([evalGravite, evalueLe]) => ({
      evalGravite,
      evalFrequence: 2 as const,
      evalMaitrise: 3 as const,
      evalueLe,
    })),
  ),
});
