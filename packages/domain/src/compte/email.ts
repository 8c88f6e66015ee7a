import * as z from 'zod/mini';
import { requiredText } from '../formulaire/fields.ts';

/** The longest e-mail address (RFC 5321, section 4.5.3.1.3). */
export const MAX_EMAIL_LENGTH = 254;

/** The message for an e-mail that is missing or does not look like one. */
export const EMAIL_INVALIDE_MESSAGE = 'Veuillez entrer une adresse email valide';

/** The message for an e-mail that is missing, where its form is not checked. */
export const EMAIL_REQUIS_MESSAGE = "L'adresse email est requise";

/** A label of the domain has at most 63 characters, and no hyphen at either end (RFC 1035, section 2.3.1): no DNS name has others. */
const BASIC_EMAIL =
  /^[^\s@<>"(),:;[\]\\\p{C}]+@(?!-|.*(?:\.-|-\.|-$))[^\s@<>"(),:;[\]\\\p{C}.]{1,63}(\.[^\s@<>"(),:;[\]\\\p{C}.]{1,63})+$/u;

/** The form under which two e-mails are compared and stored: trimmed, lower case (decision B2). */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

/** An e-mail to create an account, to reset a password: required and of a basic e-mail form. */
export const emailSchema = requiredText(EMAIL_INVALIDE_MESSAGE).check(
  z.maxLength(MAX_EMAIL_LENGTH, EMAIL_INVALIDE_MESSAGE),
  z.regex(BASIC_EMAIL, EMAIL_INVALIDE_MESSAGE),
);

/** The e-mail of the sign-in: required, of a length that the server takes. */
export const loginEmailSchema = requiredText(EMAIL_REQUIS_MESSAGE, MAX_EMAIL_LENGTH);

/** The e-mail of a contact form: required, then of a form that an answer can reach. */
export const contactEmailSchema = requiredText(EMAIL_REQUIS_MESSAGE).check(
  z.maxLength(MAX_EMAIL_LENGTH, EMAIL_INVALIDE_MESSAGE),
  z.regex(BASIC_EMAIL, EMAIL_INVALIDE_MESSAGE),
);
