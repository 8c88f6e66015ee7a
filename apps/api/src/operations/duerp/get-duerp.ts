import { Answer } from '../../contract/answers.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { lockDuerp, updateDuerp } from '../../repositories/duerp-repository.ts';
import { DAY } from '../../services/clock.ts';
import { toEtag } from './etag.ts';
import { duerpNotFound } from './problems.ts';
import { readDuerpDocument } from './read-duerp-document.ts';

/** The whole document; locked while its parts are read, so that they and the ETag are of one moment. */
export const getDuerp =
  (deps: Deps): Handler<'getDuerp'> =>
  ({ caller, path }) =>
    deps.database.transaction(async (queries) => {
      const row = await lockDuerp(queries, deps.database.engine, {
        id: path.id,
        accountId: caller.accountId,
      });
      if (row === undefined) throw duerpNotFound();
      const now = deps.clock.now();
      // Once a day is enough for the 12 months of decision D5, and spares a write at each reading.
      if (now.getTime() - Date.parse(row.openedAt) > DAY) {
        await updateDuerp(queries, row.id, { openedAt: now.toISOString() });
      }
      return new Answer(await readDuerpDocument(queries, row, deps), { headers: { etag: toEtag(row) } });
    });
