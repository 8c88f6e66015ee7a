import type { Kysely, Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { inChunks } from './in-chunks.ts';

/** The tables of a document's parts. */
type PartTable = 'uniteDeTravail' | 'categorieDeRisques' | 'risque' | 'actionPreventive';

/** What the statements below know of a part: its document, and columns that Kysely compared at the door. */
type AnyPart = { duerpDocumentId: string; [column: string]: unknown };

/** The writes of one kind of part; `idColumn` tells the parts of one document apart. */
export function makePartWrites<Table extends PartTable>(
  table: Table,
  idColumn: keyof Schema[Table] & string,
) {
  type Row = Selectable<Schema[Table]>;
  const id: string = idColumn;
  // Kysely cannot type a statement on one of several tables: `Row` holds it to its own at the door.
  const open = (queries: Queries) => queries as unknown as Kysely<Record<PartTable, AnyPart>>;
  return {
    insert: (queries: Queries, rows: readonly Row[]): Promise<void> =>
      inChunks(rows, (chunk) =>
        open(queries)
          .insertInto<PartTable>(table)
          .values(chunk as unknown as AnyPart[])
          .execute(),
      ),
    /** Writes every column of a row but its ids. */
    update: async (queries: Queries, row: Row): Promise<void> => {
      const { duerpDocumentId, [id]: value, ...changes } = row as unknown as AnyPart;
      await open(queries)
        .updateTable<PartTable>(table)
        .set(changes)
        .where('duerpDocumentId', '=', duerpDocumentId)
        .where(id, '=', value)
        .execute();
    },
    /** Deletes by id, with what hangs on them by a foreign key. */
    deleteAll: (queries: Queries, duerpDocumentId: string, ids: readonly string[]): Promise<void> =>
      inChunks(ids, (chunk) =>
        open(queries)
          .deleteFrom<PartTable>(table)
          .where('duerpDocumentId', '=', duerpDocumentId)
          .where(id, 'in', chunk)
          .execute(),
      ),
  };
}
