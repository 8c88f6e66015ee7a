import { expect, test } from 'vitest';
import { isSiren, normalizeSiren, optionalSiren, warnSiren } from './siren.ts';

test.for([
  ['732829320', true, null],
  [' 732 829 320 ', true, null],
  // La Poste: only its establishments are numbered by another rule.
  ['356 000 000', true, null],
  ['732829321', true, 'Ce numéro SIREN semble contenir une erreur de frappe. Vérifiez votre saisie.'],
  ['73282932', false, null],
  ['7328293200', false, null],
  ['73282932A', false, null],
  ['', false, null],
] as const)('%s is a SIREN: %s, warned: %s', ([siren, expected, warning]) => {
  expect(isSiren(siren)).toBe(expected);
  expect(warnSiren(siren)).toBe(warning);
});

test('a SIREN may be left out, has 9 digits otherwise, and its key is not asked', () => {
  for (const value of [null, undefined, '', '  ']) expect(optionalSiren.parse(value)).toBe('');
  expect(normalizeSiren(optionalSiren.parse(' 732 829 321 '))).toBe('732829321');
  expect(optionalSiren.safeParse('73282932').error?.issues[0]?.message).toBe(
    'Un numéro SIREN comporte 9 chiffres',
  );
  const spaced = (length: number) => `7${' '.repeat(length - 9)}32829320`;
  expect(optionalSiren.safeParse(spaced(30)).success).toBe(true);
  expect(optionalSiren.safeParse(spaced(31)).error?.issues[0]?.message).toBe(
    'Ce texte est trop long\u00a0: 30 caractères au plus.',
  );
});
