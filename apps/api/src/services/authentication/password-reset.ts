import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../repositories/account/account-repository.ts';
import { deleteStaleResets, replaceReset } from '../../repositories/account/password-reset-repository.ts';
import { type Clock, DAY, instantAfter, MINUTE } from '../clock.ts';
import type { Mailer } from '../mails/mailer.ts';
import { writeResetLinkMail } from '../mails/mails.ts';
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
      const expiresAt = instantAfter(clock, VALIDITY_MS);
      const reset = { tokenHash: hashToken(token), accountId: id, expiresAt, usedAt: null };
      // The configured address, never the Host header: a forged one would send the token elsewhere.
      const link = `${config.baseUrl}/resetpwd?${new URLSearchParams({ email: emailAddress, token }).toString()}`;
      const mail = { recipient: emailAddress, expiresAt, ...writeResetLinkMail({ config, link }) };
      await database.transaction(async (queries) => {
        await replaceReset(queries, reset);
        await mailer.send(mail, queries);
      });
    },
    cleanUp: () => deleteStaleResets(database.queries, instantAfter(clock, -DAY)),
  };
}
