import type { Queries } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { lockAccount } from '../../../repositories/account/account-repository.ts';
import { countDuerps } from '../../../repositories/duerp/duerp-repository.ts';
import { instantAfter } from '../../../services/clock.ts';
import { DELETED_DUERP_MS, maxNumberOfDuerps } from '../../../services/duerp/duerp-limit.ts';
import { limitReached, tooManyDeletions } from '../problems.ts';

/** What was deleted takes room until it is erased, or for good when it has versions: a loop must not fill the disk. */
const DELETED_INCLUDED = 4;

/** Throws the 403 when the account has as many documents as it may (decision C2). Its lock makes two creations take turns. */
export async function requireRoom(
  queries: Queries,
  { config, database, clock }: Pick<Deps, 'config' | 'database' | 'clock'>,
  accountId: string,
): Promise<void> {
  const account = await lockAccount(queries, database.engine, accountId);
  const { kept, deleted } = await countDuerps(queries, accountId, instantAfter(clock, -DELETED_DUERP_MS));
  const max = maxNumberOfDuerps(config, account);
  if (kept >= max) throw limitReached();
  if (kept + deleted >= DELETED_INCLUDED * max) throw tooManyDeletions();
}
