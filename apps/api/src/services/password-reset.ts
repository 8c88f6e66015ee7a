import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Account } from '../repositories/account-repository.ts';
import { deleteStaleResets, replaceReset } from '../repositories/password-reset-repository.ts';
import { type Clock, DAY, instantAfter, MINUTE } from './clock.ts';
import type { Mailer } from './mailer.ts';
import { writeResetLinkMail } from './mails.ts';
import { hashToken, makeToken } from './random-tokens.ts';

/** Decision B5. */
const VALIDITY_MS = 30 * MINUTE;

export type PasswordReset = {
  /** Mails the account a link that works once; the links of before stop working. */
  sendLink: (account: Pick<Account, 'id' | 'emailAddress'>) => Promise<void>;
  cleanUp: () => Promise<void>;
};

type Options = { config: Config; database: Database; clock: Clock; mailer: Mailer };

export function makePasswordReset({ config, database, clock, mailer }: Options): PasswordReset {
  return {
    async sendLink({ id, emailAddress }) {
      const token = makeToken();
      const reset = {
        tokenHash: hashToken(token),
        accountId: id,
        expiresAt: instantAfter(clock, VALIDITY_MS),
        usedAt: null,
      };
      await database.transaction((queries) => replaceReset(queries, reset));
      // The configured address, never the Host header: a forged one would send the token elsewhere.
      const link = `${config.baseUrl}/resetpwd?${new URLSearchParams({ email: emailAddress, token }).toString()}`;
      await mailer.send({
        recipient: emailAddress,
        validForMs: VALIDITY_MS,
        ...writeResetLinkMail({ config, link }),
      });
    },
    cleanUp: () => deleteStaleResets(database.queries, instantAfter(clock, -DAY)),
  };
}
