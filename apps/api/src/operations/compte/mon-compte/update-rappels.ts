import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { updateAccount } from '../../../repositories/account/account-repository.ts';

/** Turns the mails of due dates on or off for the caller's account. */
export const updateRappels =
  ({ database }: Deps): Handler<'updateRappels'> =>
  ({ caller, body }) =>
    updateAccount(database.queries, caller.accountId, { hasRappels: body.hasRappels ? 1 : 0 });
