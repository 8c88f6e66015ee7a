import { expect, test } from 'vitest';
import { uuid } from '../test-data/documents.test-data.ts';
import { createUnite } from './evaluation-du-risque.ts';
import { rendreFamilles } from './familles-de-l-unite.ts';

const unite = {
  ...createUnite(uuid('a', 1), 'Fournil'),
  famillesNonConcernees: [{ code: 'BRU' as const, motif: 'Mesuré depuis' }],
};

test('families that an edit had lifted are set aside again; one that somebody set aside since keeps its reason', () => {
  expect(
    rendreFamilles(unite, [
      { code: 'BRU', motif: 'Avant' },
      { code: 'CHU', motif: 'Aucune échelle' },
    ]).famillesNonConcernees,
  ).toEqual([
    { code: 'CHU', motif: 'Aucune échelle' },
    { code: 'BRU', motif: 'Mesuré depuis' },
  ]);
});

test('the unit stays the same where there is nothing to set aside again', () => {
  expect(rendreFamilles(unite, undefined)).toBe(unite);
  expect(rendreFamilles(unite, [])).toBe(unite);
  expect(rendreFamilles(unite, [{ code: 'BRU', motif: 'Avant' }])).toBe(unite);
});
