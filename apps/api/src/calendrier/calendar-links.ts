import { createHmac } from 'node:crypto';
import type { CalendrierTable } from '../db/schema/compte.ts';
import { hashToken, isSameHash } from '../services/authentication/random-tokens.ts';

/** Where the calendars stand, before their token. */
export const CALENDAR_PATH = '/calendrier';

const TOKEN = /^[\w-]{43}$/;

/** A link as it was made. */
export type Lien = Pick<CalendrierTable, 'accountId' | 'idLien' | 'createdAt'>;

/** The secret links of calendars. */
export type CalendarLinks = {
  /** The whole address of a link. */
  makeUrl: (lien: Lien) => string;
  /** What is stored of its token. */
  hash: (lien: Lien) => string;
  /** What is stored of a token that was received; null for what cannot be one. */
  hashReceived: (token: string) => string | null;
  /** Whether what is stored is of this link, signed by the secret of today. */
  isCurrent: (lien: Lien & Pick<CalendrierTable, 'tokenHash'>) => boolean;
};

/**
 * A token is 256 bits of an HMAC, so that its owner can be shown it again, on another device or after a lost answer, while
 * the database has its hash alone. The instant is part of it: an id that is sent again later makes another token.
 */
export function makeCalendarLinks({ secret, baseUrl }: { secret: string; baseUrl: string }): CalendarLinks {
  const sign = ({ accountId, idLien, createdAt }: Lien) =>
    createHmac('sha256', `calendrier:${secret}`)
      .update(JSON.stringify([accountId, idLien, createdAt]))
      .digest('base64url');
  const hash = (lien: Lien) => hashToken(sign(lien));
  return {
    makeUrl: (lien) => `${baseUrl}${CALENDAR_PATH}/${sign(lien)}.ics`,
    hash,
    hashReceived: (token) => (TOKEN.test(token) ? hashToken(token) : null),
    isCurrent: (lien) => isSameHash(lien.tokenHash, hash(lien)),
  };
}
