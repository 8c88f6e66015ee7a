import * as z from 'zod/mini';
import { atMost } from '../formulaire/fields.ts';
import { countCharacters } from '../texte/count-characters.ts';

/** Shortest password (specification 1, section 9), in characters. */
export const MIN_PASSWORD_LENGTH = 8;

/** Longest password (decision B4), in characters. */
export const MAX_PASSWORD_LENGTH = 128;

/** The answer for a password that is one common word once its digits and signs are taken off (decision B4); the server holds the words. */
export const PASSWORD_TROP_COURANT_MESSAGE =
  'Ce mot de passe est trop courant\u00A0: sans ses chiffres ni ses signes, il reste un mot que l’on essaie en premier. Choisissez plutôt plusieurs mots, comme une courte phrase';

/** The answer for a password that is made of the account's own address or of the product's name (decision B4). */
export const PASSWORD_REPREND_ADRESSE_MESSAGE =
  'Ce mot de passe est trop facile à deviner\u00A0: il reprend votre adresse email ou le nom de ce site. Choisissez plutôt plusieurs mots, comme une courte phrase';

/** The answer for a password that is made of the names of the account's own DUERP, most often its company (decision B4). */
export const PASSWORD_REPREND_ENTREPRISE_MESSAGE =
  'Ce mot de passe est trop facile à deviner\u00A0: il reprend le nom de votre entreprise ou de l’un de vos DUERP. Choisissez plutôt plusieurs mots, comme une courte phrase';

const SPECIAL = /[!@#$%^&*(),.?":{}|<>]/;

/** A rule of the live checklist: `label` beside the check mark, `message` under the field, `test` true when the password keeps it. */
export type PasswordRule = {
  id: string;
  label: string;
  message: string;
  test: (password: string) => boolean;
};

const rule = (id: string, label: string, test: (password: string) => boolean): PasswordRule => ({
  id,
  label: `Au moins ${label}`,
  message: `Le mot de passe doit contenir au moins ${label}`,
  test,
});

/** The four rules of a new password, in the order in which they are checked (specification 1, section 5). */
export const PASSWORD_RULES: readonly PasswordRule[] = [
  rule(
    'length',
    `${MIN_PASSWORD_LENGTH} caractères`,
    (password) => countCharacters(password) >= MIN_PASSWORD_LENGTH,
  ),
  rule('letter', '1 lettre', (password) => /\p{L}/u.test(password)),
  rule('digit', '1 chiffre', (password) => /[0-9]/.test(password)),
  rule('special', '1 caractère spécial', (password) => SPECIAL.test(password)),
];

/** The message of the first rule that a new password breaks, or null. */
export const checkPassword = (password: string): string | null => {
  const broken = PASSWORD_RULES.find(({ test }) => !test(password));
  if (broken) return broken.message;
  return countCharacters(password) > MAX_PASSWORD_LENGTH
    ? `Le mot de passe doit contenir au plus ${MAX_PASSWORD_LENGTH} caractères`
    : null;
};

/** A new password: the four rules in order, then the longest length; one message at a time. It is never trimmed. */
export const passwordSchema = z
  .string(`Le mot de passe doit contenir au moins ${MIN_PASSWORD_LENGTH} caractères`)
  .check((context) => {
    const message = checkPassword(context.value);
    if (message !== null) context.issues.push({ code: 'custom', input: context.value, message });
  });

// The rules of a new password may have been others when it was chosen: only the contract bounds it.
const MAX_LOGIN_PASSWORD_LENGTH = 1024;

/** The password of the sign-in: required, of a length that the server takes, never trimmed. */
export const loginPasswordSchema = z
  .string('Le mot de passe est requis')
  .check(z.minLength(1, 'Le mot de passe est requis'), atMost(MAX_LOGIN_PASSWORD_LENGTH));
