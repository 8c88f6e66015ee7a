import { type RawBuilder, type Selectable, sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Queries } from '../../db/database.ts';
import { type Engine, engineOf } from '../../db/engines/engine.ts';
import type { PartTable } from '../../db/schema/part-columns.ts';
import { PART_COLUMNS } from '../../db/schema/part-columns.ts';
import type { Schema } from '../../db/schema/schema.ts';

/**
 * Rows as a table, whatever their number: they come as one parameter, so that a list of any length is one statement and
 * never over an engine's number of parameters (32,766 for SQLite).
 */
const ROWS: Record<Engine, (table: PartTable, json: string) => RawBuilder<unknown>> = {
  postgres: (table, json) =>
    sql`select ${listColumns(table)} from json_populate_recordset(null::${sql.table(table)}, ${json})`,
  sqlite: (table, json) =>
    sql`select ${sql.join(PART_COLUMNS[table].map((column) => sql`value ->> ${sql.lit(column)}`))} from json_each(${json}) where true`,
};

const IDS: Record<Engine, (json: string) => RawBuilder<unknown>> = {
  postgres: (json) => sql`select json_array_elements_text(${json}::json)`,
  sqlite: (json) => sql`select value from json_each(${json})`,
};

const listColumns = (table: PartTable) => sql.join(PART_COLUMNS[table].map((column) => sql.ref(column)));

const insertion = (queries: Queries, table: PartTable, json: string) =>
  sql`insert into ${sql.table(table)} (${listColumns(table)}) ${ROWS[engineOf(queries)](table, json)}`;

/** Ids as the right side of an `in`. */
export const listIds = (queries: Queries, ids: readonly string[]): RawBuilder<string> =>
  sql<string>`(${IDS[engineOf(queries)](JSON.stringify(ids))})`;

/** The writes of one kind of part, each one statement; `idColumn` tells the parts of one document apart. */
export function makePartWrites<Table extends PartTable>(
  table: Table,
  idColumn: keyof Schema[Table] & string,
) {
  type Row = Selectable<Schema[Table]>;
  const ids = ['duerpDocumentId', idColumn];
  const changed = PART_COLUMNS[table].filter((column) => !ids.includes(column));
  const changes = sql.join(
    changed.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`),
  );
  const unite = 'idUniteDeTravail';
  const upsert = compileOnce(['json'], (queries, { json }) => ({
    compile: () =>
      sql`${insertion(queries, table, json)}
        on conflict (${sql.join(ids.map((column) => sql.ref(column)))}) do update set ${changes}
        where ${sql.ref(`${table}.${unite}`)} = ${sql.ref(`excluded.${unite}`)}
        returning ${sql.ref(idColumn)}`.compile(queries),
  }));
  return {
    insert: async (queries: Queries, rows: readonly Row[]): Promise<void> => {
      if (rows.length > 0) await insertion(queries, table, JSON.stringify(rows)).execute(queries);
    },
    /** Adds rows, or replaces all but the ids of those that the same unit has. False when one is another unit's: then some are not written. */
    write: async (queries: Queries, rows: readonly Row[]): Promise<boolean> => {
      if (rows.length === 0) return true;
      const written = await upsert(queries, { json: JSON.stringify(rows) });
      return written.length === rows.length;
    },
    /** Deletes by id, with what hangs on them by a foreign key. */
    deleteAll: async (
      queries: Queries,
      duerpDocumentId: string,
      deleted: readonly string[],
    ): Promise<void> => {
      if (deleted.length === 0) return;
      await sql`delete from ${sql.table(table)} where "duerpDocumentId" = ${duerpDocumentId}
        and ${sql.ref(idColumn)} in ${listIds(queries, deleted)}`.execute(queries);
    },
  };
}
