import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { optionalText, requiredText, singleTextSchema } from './fields.ts';
import { firstMessage, validateWith } from './validate-with.ts';

test('each field gets its first message only, nested fields by their path', () => {
  const name = requiredText('requis').check(z.minLength(5, 'trop court'), z.regex(/^a/, 'sans a'));
  const validate = validateWith(
    z.object({ name, address: z.object({ city: requiredText('ville requise') }) }),
  );
  expect(validate({ name: '', address: { city: ' ' } })).toEqual({
    name: 'requis',
    'address.city': 'ville requise',
  });
  expect(validate({ name: 'b', address: { city: 'Paris' } })).toEqual({ name: 'trop court' });
  expect(validate({ name: 'abcde', address: { city: 'Paris' } })).toEqual({});
});

test('the single-text dialog requires a text', () => {
  expect(firstMessage(singleTextSchema, '')).toBe('Ce champ est requis');
  expect(firstMessage(singleTextSchema, ' ')).toBe('Ce champ est requis');
  expect(firstMessage(singleTextSchema, 'a')).toBeNull();
});

test('an optional text may be absent, and comes out trimmed', () => {
  expect([null, undefined, '', ' a '].map((value) => optionalText().parse(value))).toEqual(['', '', '', 'a']);
  expect(firstMessage(optionalText(), 3)).toBe('Ce champ doit être un texte');
});
