import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSiret, warnSiret } from './check-siret.ts';
import { formatSiret, normalizeSiret, SIRET_INCONNU } from './siret.ts';

test.for([
  ['73282932000074', 'valid'],
  ['732 829 320 00074', 'valid'],
  ['73282932000075', 'luhn'],
  ['35600000000048', 'valid'],
  // La Poste: the digits of these establishments add up to 15 and 45, and Luhn's key refuses them.
  ['35600000000001', 'valid'],
  ['35600000049837', 'valid'],
  ['35600000000000', 'luhn'],
  ['35600000000002', 'luhn'],
  ['35600000049836', 'luhn'],
  ['35600000049838', 'luhn'],
  ['732829320', 'length'],
  ['7328293200007', 'length'],
  ['732829320000741', 'length'],
  ['7328293200007A', 'length'],
  ['', 'length'],
] as const)('%s is %s', ([siret, check]) => expect(checkSiret(siret)).toBe(check));

test('La Poste’s rule is for La Poste alone', () => {
  expect(checkSiret('10000000000004')).toBe('luhn');
  expect(checkSiret('35600000100005')).toBe('luhn');
});

test('the warning says what to look at, and an empty field has none', () => {
  for (const empty of ['', ' \t']) expect(warnSiret(empty)).toBeNull();
  expect(warnSiret('73282932000074')).toBeNull();
  expect(warnSiret('732829320')).toBe('Un numéro SIRET comporte 14 chiffres. Vérifiez votre saisie.');
  expect(warnSiret('73282932000075')).toBe(
    'Ce numéro SIRET semble contenir une erreur de frappe. Vérifiez votre saisie.',
  );
});

test('14 digits are shown 3-3-3-5, 9 digits 3-3-3, anything else as typed', () => {
  expect(formatSiret('73282932000074')).toBe('732 829 320 00074');
  expect(formatSiret('732829320')).toBe('732 829 320');
  expect(formatSiret(' 732.829.320-00074 ')).toBe('732 829 320 00074');
  expect(formatSiret(' 12345 ')).toBe('12345');
  expect(formatSiret('')).toBe('');
  // A letter too many is a typing error, which a grouping would hide.
  for (const typed of ['A73282932000074', '732829320A']) expect(formatSiret(typed)).toBe(typed);
  expect(SIRET_INCONNU).toBe('(N° SIRET inconnu)');
});

test('formatting and normalizing come back to the same number', () => {
  const digits = fc.oneof(fc.stringMatching(/^[0-9]{14}$/), fc.stringMatching(/^[0-9]{9}$/));
  fc.assert(
    fc.property(digits, (siret) => {
      expect(normalizeSiret(formatSiret(siret))).toBe(siret);
      expect(formatSiret(formatSiret(siret))).toBe(formatSiret(siret));
      expect(checkSiret(formatSiret(siret))).toBe(checkSiret(siret));
    }),
  );
});

test('Luhn sees every single wrong digit', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 13 }), fc.integer({ min: 1, max: 9 }), (place, shift) => {
      const digits = Array.from('73282932000074', Number);
      expect(checkSiret(digits.with(place, ((digits[place] ?? 0) + shift) % 10).join(''))).toBe('luhn');
    }),
  );
});
