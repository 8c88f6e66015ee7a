import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An unguessable token of 256 bits, in the letters of URLs. */
export const makeToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: enough to recognise it, not to use it. Tokens have 256 bits, so no salt is needed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A code of six digits (decision B6). */
export const makeVerificationCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** A six-digit code is guessable from a plain hash: it is keyed with the server's secret and bound to its account. */
export const hashCode = (secret: string, accountId: string, code: string) =>
  createHmac('sha256', `code:${secret}`).update(`${accountId}:${code}`).digest('base64url');

/** Compares two hashes of the same length in constant time; either may be any text that somebody sent. */
export function isSameHash(one: string, other: string): boolean {
  // By their bytes: a text of as many letters may have more of them.
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
