import { expect, test } from 'vitest';
import { firstMessage } from '../formulaire/validate-with.ts';
import {
  checkPassword,
  loginPasswordSchema,
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  PASSWORD_REPREND_ADRESSE_MESSAGE,
  PASSWORD_REPREND_ENTREPRISE_MESSAGE,
  PASSWORD_RULES,
  PASSWORD_TROP_COURANT_MESSAGE,
  passwordSchema,
} from './password.ts';

test('the lengths are the specification’s and the decisions’', () => {
  expect(MIN_PASSWORD_LENGTH).toBe(8);
  expect(MAX_PASSWORD_LENGTH).toBe(128);
});

test.for([
  ['', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['abc12!x', 'Le mot de passe doit contenir au moins 8 caractères'],
  // Seven characters, of which one is two UTF-16 units.
  ['abcd1!🥖', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['1234567', 'Le mot de passe doit contenir au moins 8 caractères'],
  ['1234567!', 'Le mot de passe doit contenir au moins 1 lettre'],
  ['12345678', 'Le mot de passe doit contenir au moins 1 lettre'],
  ['abcdefg!', 'Le mot de passe doit contenir au moins 1 chiffre'],
  ['abcdefgh', 'Le mot de passe doit contenir au moins 1 chiffre'],
  ['abcdefg1', 'Le mot de passe doit contenir au moins 1 caractère spécial'],
  [`a1!${'x'.repeat(126)}`, 'Le mot de passe doit contenir au plus 128 caractères'],
  ['abcde12!', null],
  ['éàüö123!', null],
  [`a1!${'x'.repeat(125)}`, null],
  [`a1!${'🥖'.repeat(125)}`, null],
  [' espaces gardés 1! ', null],
] as const)('%s: %s', ([password, message]) => {
  expect(checkPassword(password)).toBe(message);
  expect(firstMessage(passwordSchema, password)).toBe(message);
});

test('each special character of the specification counts, and no other', () => {
  for (const special of '!@#$%^&*(),.?":{}|<>') expect(checkPassword(`abcdef1${special}`)).toBeNull();
  for (const other of "-_=+[];'~`/\\§€é ") {
    expect(checkPassword(`abcdef1${other}`)).toBe(
      'Le mot de passe doit contenir au moins 1 caractère spécial',
    );
  }
});

test('the checklist tells each rule apart, in order', () => {
  expect(PASSWORD_RULES.map(({ label }) => label)).toEqual([
    'Au moins 8 caractères',
    'Au moins 1 lettre',
    'Au moins 1 chiffre',
    'Au moins 1 caractère spécial',
  ]);
  expect(PASSWORD_RULES.map(({ test: keeps }) => keeps('abc!'))).toEqual([false, true, false, true]);
});

test('the sign-in only requires a password', () => {
  expect(firstMessage(loginPasswordSchema, '')).toBe('Le mot de passe est requis');
  expect(firstMessage(loginPasswordSchema, undefined)).toBe('Le mot de passe est requis');
  expect(firstMessage(loginPasswordSchema, ' ')).toBeNull();
});

test.for([
  [
    PASSWORD_TROP_COURANT_MESSAGE,
    'Ce mot de passe est trop courant\u00a0: sans ses chiffres ni ses signes, il reste un mot que l’on essaie en premier.',
  ],
  [
    PASSWORD_REPREND_ADRESSE_MESSAGE,
    'Ce mot de passe est trop facile à deviner\u00a0: il reprend votre adresse email ou le nom de ce site.',
  ],
  [
    PASSWORD_REPREND_ENTREPRISE_MESSAGE,
    'Ce mot de passe est trop facile à deviner\u00a0: il reprend le nom de votre entreprise ou de l’un de vos DUERP.',
  ],
] as const)(
  '%#: a password that is easy to guess is told why, and what to choose instead',
  ([message, why]) => {
    expect(message).toBe(`${why} Choisissez plutôt plusieurs mots, comme une courte phrase`);
  },
);
