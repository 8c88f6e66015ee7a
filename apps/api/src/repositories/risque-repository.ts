import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { RisqueTable } from '../db/schema-duerp.ts';
import { inChunks } from './in-chunks.ts';
import { makePartWrites } from './part-writes.ts';

export type RisqueRow = Selectable<RisqueTable>;

const selectRisques = (queries: Queries, duerpDocumentId: string) =>
  queries.selectFrom('risque').selectAll().where('duerpDocumentId', '=', duerpDocumentId).orderBy('position');

/** The risks of a document; those of one unit are in their order. */
export const listRisqueRows = (queries: Queries, duerpDocumentId: string): Promise<RisqueRow[]> =>
  selectRisques(queries, duerpDocumentId).execute();

export const listRisqueRowsOfUnite = (
  queries: Queries,
  duerpDocumentId: string,
  idUniteDeTravail: string,
): Promise<RisqueRow[]> =>
  selectRisques(queries, duerpDocumentId).where('idUniteDeTravail', '=', idUniteDeTravail).execute();

export const findRisqueOfUnite = (
  queries: Queries,
  duerpDocumentId: string,
  { idUniteDeTravail, idRisque }: { idUniteDeTravail: string; idRisque: string },
): Promise<RisqueRow | undefined> =>
  selectRisques(queries, duerpDocumentId)
    .where('idUniteDeTravail', '=', idUniteDeTravail)
    .where('idRisque', '=', idRisque)
    .executeTakeFirst();

const writes = makePartWrites('risque', 'idRisque');
export const { insert: insertRisques, update: updateRisqueRow } = writes;

/** Deletes risks; the actions that were about them stay, without a risk. */
export async function deleteRisques(
  queries: Queries,
  duerpDocumentId: string,
  ids: readonly string[],
): Promise<void> {
  await inChunks(ids, (chunk) =>
    queries
      .updateTable('actionPreventive')
      .set({ idRisqueAssocie: null })
      .where('duerpDocumentId', '=', duerpDocumentId)
      .where('idRisqueAssocie', 'in', chunk)
      .execute(),
  );
  await writes.deleteAll(queries, duerpDocumentId, ids);
}

/** How many risks of each unit are evaluated, and the sum of their levels (exact: levels are multiples of 0.25). */
export const sumNiveauxByUnite = (
  queries: Queries,
  duerpDocumentId: string,
): Promise<{ idUniteDeTravail: string; evalues: number; somme: number | null }[]> =>
  queries
    .selectFrom('risque')
    .select(({ fn }) => [
      'idUniteDeTravail',
      fn.count<number>('niveauDeRisqueValue').as('evalues'),
      fn.sum<number | null>('niveauDeRisqueValue').as('somme'),
    ])
    .where('duerpDocumentId', '=', duerpDocumentId)
    .groupBy('idUniteDeTravail')
    .execute();
