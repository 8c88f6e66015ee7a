import { expect, test } from 'vitest';
import { computeEtapeDOubli } from './etape-d-oubli.ts';

const oubli = { derniereOuverture: '2026-11-22', premierAvertissement: null, secondAvertissement: null };
const first = { ...oubli, premierAvertissement: '2027-10-23' };
const second = { ...first, secondAvertissement: '2027-11-15' };
const warning = (jours: number, jourDeRetrait: string) => ({ etape: 'avertissement', jours, jourDeRetrait });

test.for([
  [oubli, '2027-10-22', null],
  [oubli, '2027-10-23', warning(30, '2027-11-22')],
  [first, '2027-11-14', null],
  [first, '2027-11-15', warning(7, '2027-11-22')],
  [second, '2027-11-21', null],
  [second, '2027-11-22', { etape: 'retrait' }],
] as const)('%o on %s asks for %o', ([state, today, expected]) => {
  expect(computeEtapeDOubli(state, today)).toEqual(expected);
});

test('a server that was away warns first, and leaves its days after each warning', () => {
  expect(computeEtapeDOubli(oubli, '2029-01-01')).toEqual(warning(30, '2029-01-31'));
  const late = { ...oubli, premierAvertissement: '2029-01-01' };
  expect(computeEtapeDOubli(late, '2029-01-23')).toBeNull();
  expect(computeEtapeDOubli(late, '2029-01-24')).toEqual(warning(7, '2029-01-31'));
  expect(computeEtapeDOubli(late, '2029-03-01')).toEqual(warning(7, '2029-03-08'));
  const warned = { ...late, secondAvertissement: '2029-03-01' };
  expect(computeEtapeDOubli(warned, '2029-03-07')).toBeNull();
  expect(computeEtapeDOubli(warned, '2029-03-08')).toEqual({ etape: 'retrait' });
});

test('opened on 29 February, it is removed on the 28th of the next year', () => {
  const leap = {
    derniereOuverture: '2028-02-29',
    premierAvertissement: '2029-01-29',
    secondAvertissement: '2029-02-21',
  };
  expect(computeEtapeDOubli(leap, '2029-02-27')).toBeNull();
  expect(computeEtapeDOubli(leap, '2029-02-28')).toEqual({ etape: 'retrait' });
});
