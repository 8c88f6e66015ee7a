import type { RevueDeRisque } from '@odu/api-contract';
import type { Selectable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { RevueDeRisqueTable } from '../../db/schema/suivi.ts';

type RevueRow = Selectable<RevueDeRisqueTable>;

/** The risks that were reviewed since a version. */
export const listRevueRows = (queries: Queries, versionId: string): Promise<RevueDeRisque[]> =>
  queries
    .selectFrom('revueDeRisque')
    .select(['idRisque', 'reponse'])
    .where('versionId', '=', versionId)
    .execute();

/** All that was said of the risks of a document in its reviews. */
export const listRevueRowsOfDuerp = (queries: Queries, duerpDocumentId: string): Promise<RevueRow[]> =>
  queries.selectFrom('revueDeRisque').selectAll().where('duerpDocumentId', '=', duerpDocumentId).execute();

/** Keeps the answer for a risk; one of an earlier version, or an earlier answer, gives its place. */
export async function keepRevueRow(queries: Queries, row: RevueRow): Promise<void> {
  await queries
    .insertInto('revueDeRisque')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['duerpDocumentId', 'idRisque'])
        .doUpdateSet({ versionId: row.versionId, reponse: row.reponse }),
    )
    .execute();
}

/** Takes the answer for a risk back; one that was given since another version stays. */
export async function deleteRevueRow(
  queries: Queries,
  { duerpDocumentId, idRisque, versionId }: Omit<RevueRow, 'reponse'>,
): Promise<void> {
  await queries
    .deleteFrom('revueDeRisque')
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('idRisque', '=', idRisque)
    .where('versionId', '=', versionId)
    .execute();
}

/** Whether a risk was reviewed since a version that came after the one of this number. */
export async function isReviewedSinceLater(
  queries: Queries,
  { duerpDocumentId, idRisque }: Pick<RevueRow, 'duerpDocumentId' | 'idRisque'>,
  versionNumber: number,
): Promise<boolean> {
  const row = await queries
    .selectFrom('revueDeRisque')
    .innerJoin('version', 'version.id', 'revueDeRisque.versionId')
    .select('version.versionNumber')
    .where('revueDeRisque.duerpDocumentId', '=', duerpDocumentId)
    .where('revueDeRisque.idRisque', '=', idRisque)
    .executeTakeFirst();
  return row !== undefined && row.versionNumber > versionNumber;
}

/** Whether a document has a risk, in whichever unit. */
export async function hasRisque(
  queries: Queries,
  { duerpDocumentId, idRisque }: Pick<RevueRow, 'duerpDocumentId' | 'idRisque'>,
): Promise<boolean> {
  const row = await queries
    .selectFrom('risque')
    .select('idRisque')
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('idRisque', '=', idRisque)
    .executeTakeFirst();
  return row !== undefined;
}
