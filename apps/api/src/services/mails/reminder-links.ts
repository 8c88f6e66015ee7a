import { createHmac } from 'node:crypto';
import { isSameHash } from '../authentication/random-tokens.ts';

/** Where the page that stops the reminders stands, before its token. */
export const STOP_REMINDERS_PATH = '/rappels/arreter';

const TOKEN = /^([0-9a-f-]{36})\.([\w-]{43})$/;

/** The links by which the reader of a reminder stops them without a sign-in. */
export type ReminderLinks = {
  /** The whole address for an account. */
  make: (accountId: string) => string;
  /** The account of a token of ours; null for any other. */
  read: (token: string) => string | null;
};

/**
 * A token is the account's id with an HMAC of it. It does one thing, stopping mails, which can be taken back in the
 * account: so it needs no end, and a mail of last year still stops the next one.
 */
export function makeReminderLinks({ secret, baseUrl }: { secret: string; baseUrl: string }): ReminderLinks {
  const sign = (accountId: string) =>
    createHmac('sha256', `rappels:${secret}`).update(accountId).digest('base64url');
  return {
    make: (accountId) => `${baseUrl}${STOP_REMINDERS_PATH}/${accountId}.${sign(accountId)}`,
    read(token) {
      const [, accountId = '', signature = ''] = TOKEN.exec(token) ?? [];
      return accountId !== '' && isSameHash(signature, sign(accountId)) ? accountId : null;
    },
  };
}
