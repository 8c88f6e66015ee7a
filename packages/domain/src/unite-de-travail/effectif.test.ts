import type { Effectif } from '@odu/api-contract/types';
import { expect, test } from 'vitest';
import { firstMessage, validateWith } from '../formulaire/validate-with.ts';
import {
  EFFECTIF_INCOHERENT_MESSAGE,
  formatEffectif,
  formatExposes,
  isSameEffectif,
  normalizeEffectif,
  warnOfExposes,
} from './effectif.ts';
import {
  AUCUNE_DIFFERENCE,
  expositionFormSchema,
  toExpositionValues,
  toValeursDExposition,
} from './exposition-form.ts';
import { nombreDePersonnesSchema } from './nombre-de-personnes.ts';

test.for<[Effectif, string]>([
  [{ total: 8 }, '8 personnes'],
  [{ total: 1, femmes: 1, hommes: 0 }, '1 personne, dont 1 femme et 0 homme'],
  [{ total: 1200, femmes: 700, hommes: null }, '1\u202f200 personnes, dont 700 femmes'],
  [{ total: 0, femmes: null, hommes: null }, '0 personne'],
])('%j reads %s', ([effectif, expected]) => {
  expect(formatEffectif(effectif)).toBe(expected);
});

test('absent and null are the same headcount', () => {
  expect(isSameEffectif({ total: 3 }, { total: 3, femmes: null, hommes: null })).toBe(true);
  expect(isSameEffectif({ total: 3 }, { total: 3, femmes: 0 })).toBe(false);
  expect(isSameEffectif({ total: 3 }, { total: 3, hommes: 0 })).toBe(false);
  expect(isSameEffectif(null, undefined)).toBe(true);
  expect(isSameEffectif(null, { total: 0 })).toBe(false);
  expect(normalizeEffectif({ total: 3, femmes: 1 })).toEqual({ total: 3, femmes: 1, hommes: null });
  expect(normalizeEffectif({ total: 3, hommes: 0 })).toEqual({ total: 3, femmes: null, hommes: 0 });
  expect(normalizeEffectif(null)).toBeNull();
});

test('more exposed people than the unit has is said, and only that', () => {
  expect(warnOfExposes(6, { total: 5 })).toBe(
    "C'est plus que l'effectif de l'unité (5 personnes)\u00a0: vérifiez l'un ou l'autre.",
  );
  for (const [nombre, effectif] of [
    [5, { total: 5 }],
    [null, { total: 5 }],
    [6, null],
    [6, undefined],
  ] as const) {
    expect(warnOfExposes(nombre, effectif)).toBeNull();
  }
  expect([formatExposes(1), formatExposes(2), formatExposes(null)]).toEqual([
    '1 personne exposée',
    '2 personnes exposées',
    null,
  ]);
});

const validate = validateWith(expositionFormSchema);
const form = { total: 8, femmes: 3, hommes: 5, differencesSelonSexe: '' };

test('women and men are at most the total, and need it', () => {
  expect(validate(form)).toEqual({});
  expect(validate({ ...form, hommes: 4 })).toEqual({});
  expect(validate({ ...form, hommes: 6 })).toEqual({ total: EFFECTIF_INCOHERENT_MESSAGE });
  expect(validate({ ...form, hommes: null, femmes: 9 })).toEqual({ total: EFFECTIF_INCOHERENT_MESSAGE });
  // Whoever was not counted is nobody.
  for (const counted of [
    { femmes: 8, hommes: null },
    { femmes: null, hommes: 8 },
  ])
    expect(validate({ ...form, ...counted })).toEqual({});
  for (const counted of [{}, { femmes: null }, { hommes: null }])
    expect(validate({ ...form, ...counted, total: null })).toEqual({ total: "Indiquez l'effectif total" });
  expect(validate({ total: null, femmes: null, hommes: null, differencesSelonSexe: 'x' })).toEqual({});
});

test('what exposes women and men differently is said in at most 40,000 characters', () => {
  expect(validate({ ...form, differencesSelonSexe: 'x'.repeat(40_000) })).toEqual({});
  expect(validate({ ...form, differencesSelonSexe: 'x'.repeat(40_001) })).toEqual({
    differencesSelonSexe: 'Ce texte est trop long\u00a0: 40\u202f000 caractères au plus.',
  });
});

test('a number of people is whole and within the contract', () => {
  for (const value of [0, 10_000_000, null]) expect(firstMessage(nombreDePersonnesSchema, value)).toBeNull();
  for (const value of [-1, 10_000_001, 2.5, '3'])
    expect(firstMessage(nombreDePersonnesSchema, value)).toBe(
      'Indiquez un nombre entier, de 0 à 10\u202f000\u202f000',
    );
});

test('the form shows a unit of any age, and writes it back trimmed', () => {
  expect(toExpositionValues({})).toEqual({
    total: null,
    femmes: null,
    hommes: null,
    differencesSelonSexe: '',
  });
  const unite = { effectif: { total: 8, femmes: 3, hommes: 5 }, differencesSelonSexe: AUCUNE_DIFFERENCE };
  expect(toValeursDExposition(toExpositionValues(unite))).toEqual(unite);
  expect(toValeursDExposition({ ...form, total: null, differencesSelonSexe: ' Oui ' })).toEqual({
    effectif: null,
    differencesSelonSexe: 'Oui',
  });
});
