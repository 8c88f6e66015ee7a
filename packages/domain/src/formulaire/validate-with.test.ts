import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { formatTropLong, optionalText, requiredText } from './fields.ts';
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

test('a text has at most as many characters as the contract takes, once trimmed', () => {
  expect(formatTropLong(40_000)).toBe('Ce texte est trop long\u00a0: 40\u202f000 caractères au plus.');
  for (const schema of [requiredText('requis', 3), optionalText(3)]) {
    expect(firstMessage(schema, ' abc ')).toBeNull();
    expect(firstMessage(schema, '🥖🥐🍞')).toBeNull();
    expect(firstMessage(schema, 'abcd')).toBe(formatTropLong(3));
    expect(firstMessage(schema, '🥖🥐🍞a')).toBe(formatTropLong(3));
  }
  expect(firstMessage(optionalText(3), null)).toBeNull();
});

test('an optional text may be absent, and comes out trimmed', () => {
  expect([null, undefined, '', ' a '].map((value) => optionalText().parse(value))).toEqual(['', '', '', 'a']);
  expect(firstMessage(optionalText(), 3)).toBe('Ce champ doit être un texte');
});
