import { expect, test } from 'vitest';
import { suggestEcheances } from './suggest-echeances.ts';

test('one month to one year from the day, the nearest first', () => {
  expect(suggestEcheances('2026-11-30')).toEqual([
    { libelle: 'Dans 1\u00A0mois', date: '2026-12-30' },
    { libelle: 'Dans 3\u00A0mois', date: '2027-02-28' },
    { libelle: 'Dans 6\u00A0mois', date: '2027-05-30' },
    { libelle: 'Dans 1\u00A0an', date: '2027-11-30' },
  ]);
});
