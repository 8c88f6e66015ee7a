import type { Config } from '../../config.ts';
import type { Database, Queries } from '../../db/database.ts';
import {
  type Account,
  findAccountByEmail,
  lockAccount,
} from '../../repositories/account/account-repository.ts';
import {
  deleteStaleResets,
  deleteUnusedResets,
  isResetUsable,
  replaceReset,
  useReset,
} from '../../repositories/account/password-reset-repository.ts';
import { type Clock, DAY, instantAfter, MINUTE } from '../clock.ts';
import type { Mailer } from '../mails/mailer.ts';
import { writeResetLinkMail } from '../mails/mails.ts';
import { hashToken, makeToken } from './random-tokens.ts';

/** Decision B5. */
const VALIDITY_MS = 30 * MINUTE;
/** The latest end of a link by a clock that is right: those of several servers differ by some seconds. */
const LATEST_MS = VALIDITY_MS + MINUTE;

type Link = { token: string; emailAddress: string };

export type PasswordReset = {
  /** Whether a link is good as yet; `use` alone decides. */
  isGood: (link: Link) => Promise<boolean>;
  /** Uses a link in the caller's transaction, and ends the account's others; gives the account, or undefined when it is not of this address, used or expired. */
  use: (queries: Queries, link: Link) => Promise<string | undefined>;
  /** Mails the account a link that works once; the links of before stop working. */
  sendLink: (account: Pick<Account, 'id' | 'emailAddress'>) => Promise<void>;
  cleanUp: () => Promise<void>;
};

type Options = { config: Config; database: Database; clock: Clock; mailer: Mailer };

export function makePasswordReset({ config, database, clock, mailer }: Options): PasswordReset {
  const toUse = ({ token, emailAddress }: Link) => ({
    tokenHash: hashToken(token),
    emailAddress,
    now: clock.now().toISOString(),
    latest: instantAfter(clock, LATEST_MS),
  });
  return {
    isGood: (link) => isResetUsable(database.queries, toUse(link)),
    async use(queries, link) {
      const account = await findAccountByEmail(queries, link.emailAddress);
      if (account === undefined) return undefined;
      // First, as where a link is made: two that wait for each other's rows would never end.
      await lockAccount(queries, database.engine, account.id);
      const accountId = await useReset(queries, toUse(link));
      if (accountId !== undefined) await deleteUnusedResets(queries, accountId);
      return accountId;
    },
    async sendLink({ id, emailAddress }) {
      const token = makeToken();
      const expiresAt = instantAfter(clock, VALIDITY_MS);
      const reset = { tokenHash: hashToken(token), accountId: id, expiresAt, usedAt: null };
      // The configured address, never the Host header: a forged one would send the token elsewhere.
      const link = `${config.baseUrl}/resetpwd?${new URLSearchParams({ email: emailAddress, token }).toString()}`;
      const mail = { recipient: emailAddress, expiresAt, ...writeResetLinkMail({ config, link }) };
      await database.transaction(async (queries) => {
        // Two links asked for at once would each delete what they see of the other's: nothing.
        await lockAccount(queries, database.engine, id);
        await replaceReset(queries, reset);
        await mailer.send(mail, queries);
      });
    },
    cleanUp: () => deleteStaleResets(database.queries, instantAfter(clock, -DAY)),
  };
}
