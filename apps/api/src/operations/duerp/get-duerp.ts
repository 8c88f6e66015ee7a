import { Answer } from '../../contract/answers.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { readTogether, updateDuerpAndRead } from '../../db/readings.ts';
import { readingsOfContent } from '../../repositories/duerp-content-repository.ts';
import { lockDuerp } from '../../repositories/duerp-repository.ts';
import { DAY } from '../../services/clock.ts';
import { toEtag } from './etag.ts';
import { duerpNotFound } from './problems.ts';
import { toDuerpDocument } from './read-duerp-document.ts';

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
      const readings = readingsOfContent(row);
      // Once a day is enough for the 12 months of decision D5, and spares a write at each reading.
      const isOpenedToday = now.getTime() - Date.parse(row.openedAt) <= DAY;
      const content = isOpenedToday
        ? await readTogether(queries, readings)
        : await updateDuerpAndRead(queries, row.id, { openedAt: now.toISOString() }, readings);
      return new Answer(toDuerpDocument(row, content, deps), { headers: { etag: toEtag(row) } });
    });
