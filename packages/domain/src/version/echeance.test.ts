import { expect, test } from 'vitest';
import { computeEcheance, describeEcheance } from './echeance.ts';

const version = { latestCreationTime: '2026-11-22T10:00:00Z', nombreEmployes: 11, today: '2026-11-22' };
const compute = (change: Partial<typeof version>) => computeEcheance({ ...version, ...change });
const describe = (change: Partial<typeof version>) => {
  const echeance = compute(change);
  return echeance && describeEcheance(echeance);
};

test('before the first version nothing is due', () => {
  expect(computeEcheance({ ...version, latestCreationTime: null })).toBeNull();
});

test.for([
  [0, false],
  [10, false],
  [11, true],
  [250, true],
] as const)('with %i employees the law asks for it: %s', ([nombreEmployes, isObligatoire]) => {
  expect(compute({ nombreEmployes })).toMatchObject({ isObligatoire });
});

test('without a headcount it is advice', () => {
  expect(computeEcheance({ ...version, nombreEmployes: null })).toMatchObject({ isObligatoire: false });
});

test.for([
  ['2026-11-22T10:00:00Z', '2027-11-22'],
  ['2026-11-22T23:30:00Z', '2027-11-23'],
  ['2028-02-29T10:00:00Z', '2029-02-28'],
] as const)('a version of %s is due on %s', ([latestCreationTime, dueDate]) => {
  expect(compute({ latestCreationTime })).toMatchObject({ dueDate });
});

test.for([
  ['2026-11-22', 'À mettre à jour avant le\u00A022\u00A0novembre 2027'],
  ['2027-11-21', 'À mettre à jour avant le\u00A022\u00A0novembre 2027'],
  ['2027-11-22', "À mettre à jour au plus tard aujourd'hui"],
  ['2027-11-23', 'En retard de\u00A01 jour'],
  ['2027-12-04', 'En retard de\u00A012 jours'],
] as const)('on %s: %s', ([today, text]) => {
  expect(describe({ today })).toBe(text);
});

test.for([
  ['2027-11-21', 'Mise à jour conseillée avant le\u00A022\u00A0novembre 2027'],
  ['2027-11-22', "Mise à jour conseillée aujourd'hui"],
  ['2027-11-23', 'Mise à jour conseillée depuis le\u00A022\u00A0novembre 2027'],
] as const)('below eleven employees, on %s: %s', ([today, text]) => {
  expect(describe({ today, nombreEmployes: 10 })).toBe(text);
});

test.for([
  [
    '2026-11-22',
    11,
    'À mettre à jour avant le\u00A022\u00A0novembre 2027 (secteur public\u00A0: à vérifier)',
  ],
  ['2027-11-22', 11, "À mettre à jour au plus tard aujourd'hui (secteur public\u00A0: à vérifier)"],
  ['2027-12-04', 11, 'En retard de\u00A012 jours (secteur public\u00A0: à vérifier)'],
  ['2027-12-04', 10, 'Mise à jour conseillée depuis le\u00A022\u00A0novembre 2027'],
] as const)('of the public sector, on %s with %i employees: %s', ([today, nombreEmployes, text]) => {
  const echeance = computeEcheance({ ...version, today, nombreEmployes, isSecteurPublic: true });
  expect(echeance && describeEcheance(echeance)).toBe(text);
});
