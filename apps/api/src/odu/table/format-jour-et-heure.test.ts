import { expect, test } from 'vitest';
import { formatJourEtHeure } from './format-jour-et-heure.ts';

test.for([
  ['2026-11-23T23:30:00.000Z', '24/11/2026 à 00:30'],
  ['2026-07-01T08:05:59.999Z', '01/07/2026 à 10:05'],
] as const)('%s is %s in France, in winter and in summer', ([instant, shown]) => {
  expect(formatJourEtHeure(instant)).toBe(shown);
});
