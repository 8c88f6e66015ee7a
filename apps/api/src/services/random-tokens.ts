import { createHash, randomBytes, randomInt } from 'node:crypto';

/** An unguessable token of 256 bits, in the letters of URLs. */
export const makeToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: enough to recognise it, not to use it. Tokens have 256 bits, so no salt is needed. */
export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A code of six digits (decision B6). */
export const makeVerificationCode = () => String(randomInt(1_000_000)).padStart(6, '0');
