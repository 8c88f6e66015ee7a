import type { Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { CategorieDeRisquesTable } from '../db/schema-duerp.ts';
import { makePartWrites } from './part-writes.ts';

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

export const {
  insert: insertCategories,
  update: updateCategorie,
  deleteAll: deleteCategories,
} = makePartWrites('categorieDeRisques', 'idCategorie');
