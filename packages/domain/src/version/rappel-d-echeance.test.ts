import { expect, test } from 'vitest';
import { computeRappel } from './rappel-d-echeance.ts';

const DUE = '2027-11-22';

test.for([
  ['2027-10-22', null],
  ['2027-10-23', 30],
  ['2027-11-14', 30],
  ['2027-11-15', 7],
  ['2027-11-21', 7],
  ['2027-11-22', 0],
  ['2027-12-21', 0],
  ['2027-12-22', -30],
  ['2028-01-20', -30],
  ['2028-01-21', null],
  ['2030-01-01', null],
] as const)('on %s the reminder is %s', ([today, rappel]) => {
  expect(computeRappel(DUE, today)).toBe(rappel);
});
