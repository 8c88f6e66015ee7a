import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { getAccount } from '../../../repositories/account/account-repository.ts';

/** Mails the reset link to the caller's own address. */
export const sendResetPasswordEmail =
  ({ database, limiter, passwordReset }: Deps): Handler<'sendResetPasswordEmail'> =>
  async ({ caller }) => {
    const account = await getAccount(database.queries, caller.accountId);
    await limiter.use('resetLinkPerAccount', account.id);
    await passwordReset.sendLink(account);
  };
