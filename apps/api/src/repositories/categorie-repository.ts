import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { CategorieDeRisquesTable } from '../db/schema-duerp.ts';
import { inChunks } from './in-chunks.ts';

export type CategorieRow = Selectable<CategorieDeRisquesTable>;

const selectCategories = (queries: Queries, duerpDocumentId: string) =>
  queries
    .selectFrom('categorieDeRisques')
    .selectAll()
    .where('duerpDocumentId', '=', duerpDocumentId)
    .orderBy('position');

/** The categories of a document; those of one unit are in their order. */
export const listCategorieRows = (queries: Queries, duerpDocumentId: string): Promise<CategorieRow[]> =>
  selectCategories(queries, duerpDocumentId).execute();

export const listCategorieRowsOfUnite = (
  queries: Queries,
  duerpDocumentId: string,
  idUniteDeTravail: string,
): Promise<CategorieRow[]> =>
  selectCategories(queries, duerpDocumentId).where('idUniteDeTravail', '=', idUniteDeTravail).execute();

export const insertCategories = (queries: Queries, rows: readonly CategorieRow[]): Promise<void> =>
  inChunks(rows, (chunk) => queries.insertInto('categorieDeRisques').values(chunk).execute());

export async function updateCategorie(queries: Queries, row: CategorieRow): Promise<void> {
  const { duerpDocumentId, idCategorie, ...changes } = row;
  await queries
    .updateTable('categorieDeRisques')
    .set(changes)
    .where('duerpDocumentId', '=', duerpDocumentId)
    .where('idCategorie', '=', idCategorie)
    .execute();
}

export const deleteCategories = (
  queries: Queries,
  duerpDocumentId: string,
  ids: readonly string[],
): Promise<void> =>
  inChunks(ids, (chunk) =>
    queries
      .deleteFrom('categorieDeRisques')
      .where('duerpDocumentId', '=', duerpDocumentId)
      .where('idCategorie', 'in', chunk)
      .execute(),
  );
