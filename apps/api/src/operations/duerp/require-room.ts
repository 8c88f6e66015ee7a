import type { Queries } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../../repositories/account-repository.ts';
import { countDuerps } from '../../repositories/duerp-repository.ts';
import { maxNumberOfDuerps } from '../../services/duerp-limit.ts';
import { limitReached } from './problems.ts';

/** Throws the 403 when the account has as many documents as it may (decision C2). Its lock makes two creations take turns. */
export async function requireRoom(
  queries: Queries,
  { config, database }: Pick<Deps, 'config' | 'database'>,
  accountId: string,
): Promise<void> {
  const account = await lockAccount(queries, database.engine, accountId);
  if ((await countDuerps(queries, accountId)) >= maxNumberOfDuerps(config, account)) throw limitReached();
}
