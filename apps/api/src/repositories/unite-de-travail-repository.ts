import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { UniteDeTravailTable } from '../db/schema-duerp.ts';
import { inChunks } from './in-chunks.ts';

export type UniteDeTravailRow = Selectable<UniteDeTravailTable>;

/** The units of a document in their order. */
export const listUniteRows = (queries: Queries, duerpDocumentId: string): Promise<UniteDeTravailRow[]> =>
  queries
    .selectFrom('uniteDeTravail')
    .selectAll()
    .where('duerpDocumentId', '=', duerpDocumentId)
    .orderBy('position')
    .execute();

export async function hasUnite(
  queries: Queries,
  duerpDocumentId: string,
  idUniteDeTravail: string,
): Promise<boolean> {
  const row = await queries
    .selectFrom('uniteDeTravail')
    .select('idUniteDeTravail')
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('idUniteDeTravail', '=', idUniteDeTravail)
    .executeTakeFirst();
  return row !== undefined;
}

export const insertUnites = (queries: Queries, rows: readonly UniteDeTravailRow[]): Promise<void> =>
  inChunks(rows, (chunk) => queries.insertInto('uniteDeTravail').values(chunk).execute());

export async function updateUnite(queries: Queries, row: UniteDeTravailRow): Promise<void> {
  const { duerpDocumentId, idUniteDeTravail, ...changes } = row;
  await queries
    .updateTable('uniteDeTravail')
    .set(changes)
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('idUniteDeTravail', '=', idUniteDeTravail)
    .execute();
}

/** Deletes units with their categories, risks and actions (foreign keys cascade). */
export const deleteUnites = (
  queries: Queries,
  duerpDocumentId: string,
  ids: readonly string[],
): Promise<void> =>
  inChunks(ids, (chunk) =>
    queries
      .deleteFrom('uniteDeTravail')
      .where('duerpDocumentId', '=', duerpDocumentId)
      .where('idUniteDeTravail', 'in', chunk)
      .execute(),
  );
