import { nameOfCopy } from '@odu/domain';
import type { Handler } from '../../../contract/types.ts';
import { readTogether } from '../../../db/readings.ts';
import type { Deps } from '../../../deps.ts';
import { insertActions } from '../../../repositories/duerp/action-preventive-repository.ts';
import { insertCategories } from '../../../repositories/duerp/categorie-repository.ts';
import { readingsOfParts } from '../../../repositories/duerp/duerp-content-repository.ts';
import { insertDuerp, lockDuerp } from '../../../repositories/duerp/duerp-repository.ts';
import { insertRisques } from '../../../repositories/duerp/risque-repository.ts';
import { insertUnites } from '../../../repositories/duerp/unite-de-travail-repository.ts';
import { toCreated } from '../../../services/limits/idempotency.ts';
import { copyParts } from './copy-parts.ts';
import { toEtag } from '../lecture/etag.ts';
import { duerpNotFound } from '../problems.ts';
import { requireRoom } from '../edition/require-room.ts';

/** Copies a document without its versions (decision D6). */
export const duplicateDuerp =
  ({ config, database, clock, makeId, idempotency }: Deps): Handler<'duplicateDuerp'> =>
  ({ caller: { accountId }, path, headers }) => {
    const id = makeId();
    const created = { id, etag: toEtag({ revision: 1 }) };
    const key = headers['Idempotency-Key'];
    const call = { accountId, operation: 'duplicateDuerp', resource: path.id, key } as const;
    const now = clock.now().toISOString();
    return database.transaction(async (queries) => {
      const earlier = await idempotency.keep(queries, call, toCreated(created));
      if (earlier) return earlier;
      const source = await lockDuerp(queries, database.engine, { id: path.id, accountId });
      if (source === undefined) throw duerpNotFound();
      await requireRoom(queries, { config, database, clock }, accountId);
      const parts = copyParts(await readTogether(queries, readingsOfParts(source.id)), id, makeId);
      await insertDuerp(queries, {
        ...source,
        id,
        displayName: nameOfCopy(source.displayName),
        revision: 1,
        generatedRevision: null,
        createdAt: now,
        updatedAt: now,
        openedAt: now,
      });
      await insertUnites(queries, parts.unites);
      await insertCategories(queries, parts.categories);
      await insertRisques(queries, parts.risques);
      await insertActions(queries, parts.actions);
      return toCreated(created);
    });
  };
