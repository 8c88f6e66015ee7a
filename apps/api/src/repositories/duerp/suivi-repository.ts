import { type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { SuiviDeVersionTable } from '../../db/schema/suivi.ts';

export type SuiviRow = Selectable<SuiviDeVersionTable>;

/** What was done with the versions of a document, newest first. */
export const listSuiviRows = (queries: Queries, duerpDocumentId: string): Promise<SuiviRow[]> =>
  queries
    .selectFrom('suiviDeVersion')
    .innerJoin('version', 'version.id', 'suiviDeVersion.versionId')
    .selectAll('suiviDeVersion')
    .where('version.duerpDocumentId', '=', duerpDocumentId)
    .orderBy('suiviDeVersion.createdAt', 'desc')
    .orderBy('suiviDeVersion.id')
    .execute();

/** How many entries the versions of a document have, and the bytes of their texts. */
export const sizeOfSuivi = (
  queries: Queries,
  duerpDocumentId: string,
): Promise<{ entrees: number; octets: number }> =>
  queries
    .selectFrom('suiviDeVersion')
    .innerJoin('version', 'version.id', 'suiviDeVersion.versionId')
    .select(({ fn }) => [
      fn.countAll<number>().as('entrees'),
      fn.coalesce(fn.sum<number>(fn('octet_length', ['suiviDeVersion.champs'])), sql.lit(0)).as('octets'),
    ])
    .where('version.duerpDocumentId', '=', duerpDocumentId)
    .executeTakeFirstOrThrow();

/** One entry of a version. */
export const findSuiviRow = (
  queries: Queries,
  { versionId, entreeId }: { versionId: string; entreeId: string },
): Promise<SuiviRow | undefined> =>
  queries
    .selectFrom('suiviDeVersion')
    .selectAll()
    .where('versionId', '=', versionId)
    .where('id', '=', entreeId)
    .executeTakeFirst();

/** Whether an entry was corrected already. */
export async function isCorrected(queries: Queries, entreeId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('suiviDeVersion')
    .select('id')
    .where('corrige', '=', entreeId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSuiviRow(queries: Queries, row: SuiviRow): Promise<void> {
  await queries.insertInto('suiviDeVersion').values(row).execute();
}
