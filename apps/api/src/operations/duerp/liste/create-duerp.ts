import { DEFAULT_DISPLAY_OPTIONS, NEW_DUERP_NAME } from '@odu/domain';
import type { Handler } from '../../../contract/types.ts';
import type { Deps } from '../../../deps.ts';
import { insertDuerp } from '../../../repositories/duerp/duerp-repository.ts';
import { toCreated } from '../../../services/limits/idempotency.ts';
import { toEtag } from '../lecture/etag.ts';
import { requireRoom } from '../edition/require-room.ts';

/** The revision of a document that nobody has changed yet. */
const FIRST_REVISION = 1;

/** Creates an empty document. */
export const createDuerp =
  ({ config, database, clock, makeId, idempotency }: Deps): Handler<'createDuerp'> =>
  ({ caller: { accountId }, headers }) => {
    const id = makeId();
    const created = { id, etag: toEtag({ revision: FIRST_REVISION }) };
    const call = {
      accountId,
      operation: 'createDuerp',
      resource: '',
      key: headers['Idempotency-Key'],
    } as const;
    const now = clock.now().toISOString();
    return database.transaction(async (queries) => {
      const earlier = await idempotency.keep(queries, call, toCreated(created));
      if (earlier) return earlier;
      await requireRoom(queries, { config, database, clock }, accountId);
      await insertDuerp(queries, {
        id,
        accountId,
        displayName: NEW_DUERP_NAME,
        description: '',
        revision: FIRST_REVISION,
        generatedRevision: null,
        entreprise: null,
        isPapripactEnabled: 0,
        ressourcesPapripact: '',
        expositions: '[]',
        sortBy: DEFAULT_DISPLAY_OPTIONS.sortBy,
        shouldGroupByUnite: DEFAULT_DISPLAY_OPTIONS.shouldGroupByUnite ? 1 : 0,
        shouldGroupByCategorie: DEFAULT_DISPLAY_OPTIONS.shouldGroupByCategorie ? 1 : 0,
        createdAt: now,
        updatedAt: now,
        openedAt: now,
        deletedAt: null,
      });
      return toCreated(created);
    });
  };
