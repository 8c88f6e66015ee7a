import { dictionary } from '@zxcvbn-ts/language-common';

const COMMON_PASSWORDS_REFUSED = 3_000;

const commonPasswords = new Set(dictionary['passwords-common'].slice(0, COMMON_PASSWORDS_REFUSED));

/**
 * True for one of the 3,000 most common passwords (decision B4; list: zxcvbn, by frequency), whatever its case
 * and with special characters before or after it: the rules ask for one, and `Password1!` is what people then write.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  return commonPasswords.has(lower) || commonPasswords.has(lower.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, ''));
}
