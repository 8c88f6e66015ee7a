import type { Selectable } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import type { RisqueTable } from '../../db/schema/duerp.ts';
import { PART_COLUMNS } from '../../db/schema/part-columns.ts';
import { makePartWrites } from './part-writes.ts';

export type RisqueRow = Selectable<RisqueTable>;

const selectRisquesOfUnite = compileOnce(
  ['duerpDocumentId', 'idUniteDeTravail', 'idRisque', 'idCategorie'],
  (queries, { duerpDocumentId, idUniteDeTravail, idRisque, idCategorie }) =>
    queries
      .selectFrom('risque')
      .selectAll()
      .select((eb) =>
        eb
          .exists(
            eb
              .selectFrom('categorieDeRisques')
              .select('idCategorie')
              .where('duerpDocumentId', '=', duerpDocumentId)
              .where('idUniteDeTravail', '=', idUniteDeTravail)
              .where('idCategorie', '=', idCategorie),
          )
          .as('isCategorieOfUnite'),
      )
      .select((eb) =>
        eb
          .selectFrom('actionPreventive')
          .select((action) => action.fn.max('termineeLe').as('termineeLe'))
          .where('duerpDocumentId', '=', duerpDocumentId)
          .where('idRisqueAssocie', '=', idRisque)
          .as('actionTermineeLe'),
      )
      .where('duerpDocumentId', '=', duerpDocumentId)
      .where('idUniteDeTravail', '=', idUniteDeTravail)
      .where('idRisque', '=', idRisque),
);

/** A risk of a unit, whether that unit has a category, and when the newest of its actions was finished. */
export async function findRisqueOfUnite(
  queries: Queries,
  duerpDocumentId: string,
  of: { idUniteDeTravail: string; idRisque: string; idCategorie: string },
) {
  const [found] = await selectRisquesOfUnite(queries, { ...of, duerpDocumentId });
  return found;
}

type Column = keyof RisqueRow;

const KEY = ['duerpDocumentId', 'idRisque'] as const satisfies Column[];
/** In an index, or of a foreign key: to write one, even as it was, is to write its index too, and to look for what it refers to. */
const INDEXED: readonly Column[] = [...KEY, 'idUniteDeTravail', 'idCategorie', 'niveauDeRisqueValue'];

const makeUpdate = (isWritten: (column: Column) => boolean) => {
  const columns = PART_COLUMNS.risque.filter(isWritten);
  return compileOnce([...KEY, ...columns], (queries, values: Readonly<Record<Column, RisqueRow[Column]>>) =>
    queries
      .updateTable('risque')
      .set(Object.fromEntries(columns.map((column) => [column, values[column]])))
      .where('duerpDocumentId', '=', values.duerpDocumentId as string)
      .where('idRisque', '=', values.idRisque as string),
  );
};
const updateAll = makeUpdate((column) => !KEY.some((one) => one === column));
const updateTextsAndNotes = makeUpdate((column) => !INDEXED.includes(column));

/** Writes a risk over the row that was read of it, `stored`, in the same transaction. */
export async function updateRisqueRow(queries: Queries, stored: RisqueRow, row: RisqueRow): Promise<void> {
  const isIndexKept = INDEXED.every((column) => stored[column] === row[column]);
  await (isIndexKept ? updateTextsAndNotes : updateAll)(queries, row);
}

/** How many risks stand at each level, of every document of an account that is not deleted: a level is one of a few dozen values. */
export const countRisquesByNiveau = (
  queries: Queries,
  accountId: string,
): Promise<{ duerpDocumentId: string; niveauDeRisqueValue: number | null; nombre: number }[]> =>
  queries
    .selectFrom('risque')
    .innerJoin('duerpDocument', 'duerpDocument.id', 'risque.duerpDocumentId')
    .select((eb) => [
      'risque.duerpDocumentId',
      'risque.niveauDeRisqueValue',
      eb.fn.countAll<number>().as('nombre'),
    ])
    .where('duerpDocument.accountId', '=', accountId)
    .where('duerpDocument.deletedAt', 'is', null)
    .groupBy(['risque.duerpDocumentId', 'risque.niveauDeRisqueValue'])
    .execute();

export const {
  insert: insertRisques,
  write: writeRisques,
  deleteAll: deleteRisques,
} = makePartWrites('risque', 'idRisque');
