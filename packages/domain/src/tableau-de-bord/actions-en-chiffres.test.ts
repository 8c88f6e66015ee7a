import { expect, test } from 'vitest';
import { countActionsByMois, countActionsByStatut } from './actions-en-chiffres.ts';

test('every status is counted, those of no action too', () => {
  expect(
    countActionsByStatut([{ statut: 'Terminé' }, { statut: 'Terminé' }, { statut: 'En cours' }]),
  ).toEqual([
    { statut: 'À planifier', nombre: 0 },
    { statut: 'En cours', nombre: 1 },
    { statut: 'Terminé', nombre: 2 },
    { statut: 'En attente', nombre: 0 },
    { statut: 'Annulé', nombre: 0 },
  ]);
});

const NONE = { aFaire: 0, enRetard: 0, terminees: 0, annulees: 0 };

test('the months come in order, the actions without a date last', () => {
  const actions = (['2027-02-01', 'bientôt', '2026-12-31', '2027-02-28'] as const).map((date) => ({
    date,
    statut: 'En cours' as const,
  }));
  expect(countActionsByMois(actions, '2026-11-22')).toEqual([
    { ...NONE, mois: '2026-12', aFaire: 1 },
    { ...NONE, mois: '2027-02', aFaire: 2 },
    { ...NONE, mois: null, aFaire: 1 },
  ]);
});

// Both sides of the day, in Paris: 23:30 UTC of the 21st is the 22nd there.
test.for([
  ['2026-11-22', '2026-11-21T22:30:00Z', 'aFaire'],
  ['2026-11-21', '2026-11-21T22:30:00Z', 'aFaire'],
  ['2026-11-21', '2026-11-21T23:30:00Z', 'enRetard'],
  ['2026-11-22', '2026-11-22T12:00:00Z', 'aFaire'],
] as const)('an action of %s at %s is %s', ([date, today, where]) => {
  expect(countActionsByMois([{ date, statut: 'En attente' }], today)).toEqual([
    { ...NONE, mois: '2026-11', [where]: 1 },
  ]);
});

test('an action without a day is not late', () => {
  expect(countActionsByMois([{ date: '', statut: 'En cours' }], '2026-11-22')).toEqual([
    { ...NONE, mois: null, aFaire: 1 },
  ]);
});

test('what is done or given up is never late', () => {
  const past = [
    { date: '2020-01-01', statut: 'Terminé' as const },
    { date: '2020-01-02', statut: 'Annulé' as const },
  ];
  expect(countActionsByMois(past, '2026-11-22')).toEqual([
    { ...NONE, mois: '2020-01', terminees: 1, annulees: 1 },
  ]);
});
