import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { RisqueTable } from '../db/schema-duerp.ts';
import { inChunks } from './in-chunks.ts';

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

export const insertRisques = (queries: Queries, rows: readonly RisqueRow[]): Promise<void> =>
  inChunks(rows, (chunk) => queries.insertInto('risque').values(chunk).execute());

export async function updateRisqueRow(queries: Queries, row: RisqueRow): Promise<void> {
  const { duerpDocumentId, idRisque, ...changes } = row;
  await queries
    .updateTable('risque')
    .set(changes)
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('idRisque', '=', idRisque)
    .execute();
}

/** Deletes risks; the actions that were about them stay, without a risk. */
export const deleteRisques = (
  queries: Queries,
  duerpDocumentId: string,
  ids: readonly string[],
): Promise<void> =>
  inChunks(ids, async (chunk) => {
    await queries
      .updateTable('actionPreventive')
      .set({ idRisqueAssocie: null })
      .where('duerpDocumentId', '=', duerpDocumentId)
      .where('idRisqueAssocie', 'in', chunk)
      .execute();
    await queries
      .deleteFrom('risque')
      .where('duerpDocumentId', '=', duerpDocumentId)
      .where('idRisque', 'in', chunk)
      .execute();
  });

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
