import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { getAccount } from '../../../repositories/account/account-repository.ts';

/** Mails the six-digit code, unless the address is verified already. */
export const sendEmailVerification =
  ({ database, limiter, emailVerification }: Deps): Handler<'sendEmailVerification'> =>
  async ({ caller }) => {
    const account = await getAccount(database.queries, caller.accountId);
    if (account.isEmailVerified === 1) return;
    await limiter.use('verificationCodePerAddress', account.emailAddress);
    await emailVerification.sendCode(account);
  };
