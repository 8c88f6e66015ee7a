import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { lockDuerp, updateDuerp } from '../../../repositories/duerp/duerp-repository.ts';
import { requireFresh } from '../lecture/etag.ts';
import { duerpNotFound } from '../problems.ts';

/** Takes a document out of the list: to the archive when it has versions, else until the purge (decision D4). */
export const deleteDuerp =
  ({ database, clock }: Deps): Handler<'deleteDuerp'> =>
  ({ caller, path, headers }) =>
    database.transaction(async (queries) => {
      const row = await lockDuerp(queries, database.engine, { id: path.id, accountId: caller.accountId });
      if (row === undefined) throw duerpNotFound();
      requireFresh(headers['If-Match'], row);
      await updateDuerp(queries, row.id, {
        deletedAt: clock.now().toISOString(),
        revision: row.revision + 1,
      });
    });
