import type { Config } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../repositories/account/account-repository.ts';
import { updateAccount } from '../../repositories/account/account-repository.ts';
import {
  deleteVerification,
  replaceVerification,
  takeTry,
} from '../../repositories/account/email-verification-repository.ts';
import { type Clock, instantAfter, MINUTE } from '../clock.ts';
import type { Mailer } from '../mails/mailer.ts';
import { writeVerificationCodeMail } from '../mails/mails.ts';
import { hashCode, isSameHash, makeVerificationCode } from './random-tokens.ts';

/** Decision B6. */
const VALIDITY_MS = 10 * MINUTE;
/** The clocks of several servers differ by some seconds. */
const LATEST_MS = VALIDITY_MS + MINUTE;
const TRIES = 5;

export type EmailVerification = {
  /** Mails a new code, which replaces the last. */
  sendCode: (account: Pick<Account, 'id' | 'emailAddress'>) => Promise<void>;
  /** Marks the address as verified when the code is the right one; false when it is wrong, expired or tried too often. */
  verify: (accountId: string, code: string) => Promise<boolean>;
};

type Options = { config: Config; database: Database; clock: Clock; mailer: Mailer; secret: string };

export function makeEmailVerification({
  config,
  database,
  clock,
  mailer,
  secret,
}: Options): EmailVerification {
  return {
    async sendCode({ id, emailAddress }) {
      const code = makeVerificationCode();
      const expiresAt = instantAfter(clock, VALIDITY_MS);
      const codeHash = hashCode(secret, id, code);
      const mail = { recipient: emailAddress, expiresAt, ...writeVerificationCodeMail({ config, code }) };
      await database.transaction(async (queries) => {
        await replaceVerification(queries, { accountId: id, codeHash, expiresAt, triesLeft: TRIES });
        await mailer.send(mail, queries);
      });
    },
    async verify(accountId, code) {
      // The try is taken before the comparison, so that parallel guesses are counted too.
      const codeHash = await takeTry(database.queries, accountId, {
        now: clock.now().toISOString(),
        latest: instantAfter(clock, LATEST_MS),
      });
      if (codeHash === undefined || !isSameHash(codeHash, hashCode(secret, accountId, code))) return false;
      await database.transaction(async (queries) => {
        await updateAccount(queries, accountId, { isEmailVerified: 1 });
        await deleteVerification(queries, accountId);
      });
      return true;
    },
  };
}
