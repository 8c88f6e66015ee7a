import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { UniteDeTravailTable } from '../../db/schema/duerp.ts';
import { makePartWrites } from './part-writes.ts';

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

/** Deleting a unit takes its categories, risks and actions (foreign keys cascade). */
export const {
  insert: insertUnites,
  write: writeUnites,
  deleteAll: deleteUnites,
} = makePartWrites('uniteDeTravail', 'idUniteDeTravail');
