import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import { type Engine, lockRows } from '../../db/engines/engine.ts';
import { readRows } from '../../db/readings.ts';
import type { Instant } from '../../db/schema/compte.ts';
import type { Schema } from '../../db/schema/schema.ts';
import type { DuerpDocumentTable } from '../../db/schema/duerp.ts';

export type DuerpRow = Selectable<DuerpDocumentTable>;
type Owned = { id: string; accountId: string };

/** A column that is added to the schema and missing here breaks the type check. */
const COLUMNS = Object.keys({
  id: true,
  accountId: true,
  displayName: true,
  description: true,
  revision: true,
  generatedRevision: true,
  entreprise: true,
  isPapripactEnabled: true,
  ressourcesPapripact: true,
  expositions: true,
  sortBy: true,
  shouldGroupByUnite: true,
  shouldGroupByCategorie: true,
  createdAt: true,
  updatedAt: true,
  openedAt: true,
  deletedAt: true,
} satisfies Record<keyof DuerpRow, true>) as (keyof DuerpRow)[];

/** The row of a document of this account that is not deleted, to be read with other things by one statement: a list of one, or empty. */
export const readingOfDuerp = ({ id, accountId }: Owned) =>
  readRows('duerpDocument', {
    columns: COLUMNS,
    where: sql`"id" = ${id} and "accountId" = ${accountId} and "deletedAt" is null`,
  });

const hasVersion = (eb: ExpressionBuilder<Schema, 'duerpDocument'>) =>
  eb.exists(
    eb
      .selectFrom('version')
      .select('version.id')
      .whereRef('version.duerpDocumentId', '=', 'duerpDocument.id'),
  );

const selectOwned = (queries: Queries, { id, accountId }: Owned) =>
  queries.selectFrom('duerpDocument').selectAll().where('id', '=', id).where('accountId', '=', accountId);

/** A document of this account that is not deleted. */
export const findDuerp = (queries: Queries, owned: Owned): Promise<DuerpRow | undefined> =>
  selectOwned(queries, owned).where('deletedAt', 'is', null).executeTakeFirst();

const selectToLock = (engine: Engine) =>
  compileOnce(['id', 'accountId'], (queries, owned) =>
    lockRows(engine, selectOwned(queries, owned).where('deletedAt', 'is', null)),
  );
const SELECT_TO_LOCK = { sqlite: selectToLock('sqlite'), postgres: selectToLock('postgres') };

/** The same, and nobody else writes to the document until the transaction ends. */
export async function lockDuerp(
  queries: Queries,
  engine: Engine,
  owned: Owned,
): Promise<DuerpRow | undefined> {
  const [row] = await SELECT_TO_LOCK[engine](queries, owned);
  return row;
}

/** What the account's documents that are not deleted are called: mostly its companies. */
export async function listDuerpNames(queries: Queries, accountId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('duerpDocument')
    .select('displayName')
    .distinct()
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .execute();
  return rows.map(({ displayName }) => displayName);
}

/** A document of this account in the archive (decision D4: deleted, and it has versions). */
export const findArchivedDuerp = (queries: Queries, owned: Owned): Promise<DuerpRow | undefined> =>
  selectOwned(queries, owned).where('deletedAt', 'is not', null).where(hasVersion).executeTakeFirst();

/** The documents of an account that are not deleted, the last created first. */
export const listDuerpRows = (queries: Queries, accountId: string): Promise<DuerpRow[]> =>
  queries
    .selectFrom('duerpDocument')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** The archived documents of an account, the last deleted first. */
export const listArchivedDuerpRows = (queries: Queries, accountId: string): Promise<DuerpRow[]> =>
  queries
    .selectFrom('duerpDocument')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('deletedAt', 'is not', null)
    .where(hasVersion)
    .orderBy('deletedAt', 'desc')
    .orderBy('id')
    .execute();

/** How many documents an account has, and how many it deleted after an instant. */
export const countDuerps = (
  queries: Queries,
  accountId: string,
  deletedAfter: Instant,
): Promise<{ kept: number; deleted: number }> =>
  queries
    .selectFrom('duerpDocument')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('deletedAt', 'is', null).as('kept'),
      eb.fn.countAll<number>().filterWhere('deletedAt', '>', deletedAfter).as('deleted'),
    ])
    .where('accountId', '=', accountId)
    .executeTakeFirstOrThrow();

export async function insertDuerp(queries: Queries, duerp: Insertable<DuerpDocumentTable>): Promise<void> {
  await queries.insertInto('duerpDocument').values(duerp).execute();
}

export async function updateDuerp(queries: Queries, id: string, changes: Partial<DuerpRow>): Promise<void> {
  await queries.updateTable('duerpDocument').set(changes).where('id', '=', id).execute();
}

const DUERPS_AT_ONCE = 50;

/**
 * Erases documents, their parts first and some by each statement: one has 13,000 rows, which a single statement that takes them
 * with it has no time for. Those that lead to others go after them.
 */
async function eraseDuerps(queries: Queries, ids: readonly string[]): Promise<void> {
  const where = sql`"duerpDocumentId" in (${sql.join(ids)})`;
  await deleteInSlices(queries, 'actionPreventive', { key: ['duerpDocumentId', 'idAction'], where });
  await deleteInSlices(queries, 'risque', { key: ['duerpDocumentId', 'idRisque'], where });
  await deleteInSlices(queries, 'categorieDeRisques', { key: ['duerpDocumentId', 'idCategorie'], where });
  await deleteInSlices(queries, 'uniteDeTravail', { key: ['duerpDocumentId', 'idUniteDeTravail'], where });
  await queries.deleteFrom('duerpDocument').where('id', 'in', ids).execute();
}

/**
 * Erases the documents without a version that were deleted before the instant, with all their parts (decision D4): nothing
 * reads or restores one any more, so that one half erased is never seen. Those that were never generated have an index of
 * their own: the archive only grows, and is not looked at. Gives how many it found.
 */
export async function purgeDeletedDuerps(queries: Queries, before: Instant): Promise<number> {
  let erased = 0;
  for (;;) {
    const found = await queries
      .selectFrom('duerpDocument')
      .select('id')
      .where('deletedAt', '<', before)
      .where('generatedRevision', 'is', null)
      .where((eb) => eb.not(hasVersion(eb)))
      .limit(DUERPS_AT_ONCE)
      .execute();
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await eraseDuerps(queries, ids);
    erased += ids.length;
    if (ids.length < DUERPS_AT_ONCE) return erased;
  }
}
