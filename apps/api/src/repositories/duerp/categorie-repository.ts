import type { Selectable } from 'kysely';
import type { CategorieDeRisquesTable } from '../../db/schema/duerp.ts';
import { makePartWrites } from './part-writes.ts';

export type CategorieRow = Selectable<CategorieDeRisquesTable>;

export const {
  insert: insertCategories,
  write: writeCategories,
  deleteAll: deleteCategories,
} = makePartWrites('categorieDeRisques', 'idCategorie');
