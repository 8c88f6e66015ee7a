import { expect, test } from 'vitest';
import { NBSP, NNBSP, quoteFr } from './espaces.ts';
import { formatEuros, formatEurosEntiers } from './format-euros.ts';
import { formatNombre, formatPluriel } from './format-nombre.ts';

test('the no-break spaces are the French ones', () => {
  expect([NNBSP, NBSP]).toEqual(['\u202f', '\u00a0']);
  expect(quoteFr('Fournil')).toBe('«\u202fFournil\u202f»');
});

test('euros have two decimals, a comma and narrow no-break spaces', () => {
  expect(formatEuros(1234.5)).toBe('1\u202f234,50\u202f€');
  expect(formatEuros(0)).toBe('0,00\u202f€');
  expect(formatEuros(-12.345)).toBe('\u221212,35\u202f€');
  expect(formatEurosEntiers(1234)).toBe('1\u202f234\u202f€');
  expect(formatEurosEntiers(118.8)).toBe('119\u202f€');
  expect(formatNombre(1234.5)).toBe('1\u202f234,5');
});

test.for([
  [0, '0 risque'],
  [1, '1 risque'],
  [1.5, '1,5 risque'],
  [2, '2 risques'],
  [2000, '2\u202f000 risques'],
] as const)('%d: %s', ([count, text]) => expect(formatPluriel(count, 'risque')).toBe(text));

test('an own plural is used', () => expect(formatPluriel(3, 'niveau', 'niveaux')).toBe('3 niveaux'));
