import { nameOfCopy } from '@odu/domain';
import { Answer } from '../../contract/answers.ts';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { insertActions } from '../../repositories/action-preventive-repository.ts';
import { insertCategories } from '../../repositories/categorie-repository.ts';
import { insertDuerp, lockDuerp } from '../../repositories/duerp-repository.ts';
import { insertRisques } from '../../repositories/risque-repository.ts';
import { insertUnites } from '../../repositories/unite-de-travail-repository.ts';
import { copyParts } from './copy-parts.ts';
import { toEtag } from './etag.ts';
import { duerpNotFound } from './problems.ts';
import { readParts } from './read-duerp-data.ts';
import { requireRoom } from './require-room.ts';

/** Copies a document without its versions (decision D6). */
export const duplicateDuerp =
  ({ database, clock, makeId }: Deps): Handler<'duplicateDuerp'> =>
  async ({ caller: { accountId }, path }) => {
    const id = makeId();
    const now = clock.now().toISOString();
    await database.transaction(async (queries) => {
      const source = await lockDuerp(queries, database.engine, { id: path.id, accountId });
      if (source === undefined) throw duerpNotFound();
      await requireRoom(queries, database.engine, accountId);
      const parts = copyParts(await readParts(queries, source.id), id, makeId);
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
    });
    return new Answer({ id }, { status: 201, headers: { etag: toEtag({ revision: 1 }) } });
  };
