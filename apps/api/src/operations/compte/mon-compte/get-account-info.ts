import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { getAccount } from '../../../repositories/account/account-repository.ts';
import { findLastDelegateSignIn } from '../../../repositories/account/delegate-repository.ts';
import { maxNumberOfDuerps } from '../../../services/duerp/duerp-limit.ts';

/** Reads the caller's account, its limit and the last sign-in of a delegate. */
export const getAccountInfo =
  ({ config, database }: Deps): Handler<'getAccountInfo'> =>
  async ({ caller }) => {
    const account = await getAccount(database.queries, caller.accountId);
    return {
      emailAddress: account.emailAddress,
      isEmailVerified: account.isEmailVerified === 1,
      maxNumberOfDuerps: maxNumberOfDuerps(config, account),
      hasRappels: account.hasRappels === 1,
      isDelegatedSession: caller.isDelegated,
      lastDelegateSignIn: (await findLastDelegateSignIn(database.queries, account.id)) ?? null,
    };
  };
