import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engines/engine.ts';

/** A row of whatever table and schema version. */
export type AnyRow = Record<string, unknown>;
/** The database as it is, which may have an older schema than the program's. */
export type AnyTables = Record<string, AnyRow>;

/** Rows that PostgreSQL's cursor gives at once: some of them hold a PDF. */
const CURSOR_ROWS = 50;

/** The names of the database's own tables, by their columns; those that hold bytes are told. */
export async function listTables(queries: Kysely<AnyTables>) {
  const tables = await queries.introspection.getTables({ withInternalKyselyTables: true });
  return tables.map(({ name, columns }) => ({
    name,
    bytesColumns: columns.filter(({ dataType }) => dataType === 'bytea').map((column) => column.name),
  }));
}

/** How many rows a table has. */
export async function countRows(queries: Kysely<AnyTables>, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    queries,
  );
  return rows[0]?.count ?? 0;
}

/** The rows of a table one by one, inside a transaction and never all in memory. */
export async function* streamRows(
  queries: Kysely<AnyTables>,
  table: string,
  orderBy: readonly string[] = [],
): AsyncGenerator<AnyRow> {
  const rows = orderBy.reduce(
    (query, column) => query.orderBy(column),
    queries.selectFrom(table).selectAll(),
  );
  if (engineOf(queries) === 'sqlite') {
    yield* rows.stream();
    return;
  }
  await sql`declare table_rows no scroll cursor for ${rows}`.execute(queries);
  try {
    for (;;) {
      const fetched = await sql<AnyRow>`fetch forward ${sql.lit(CURSOR_ROWS)} from table_rows`.execute(
        queries,
      );
      yield* fetched.rows;
      if (fetched.rows.length < CURSOR_ROWS) return;
    }
  } finally {
    await sql`close table_rows`.execute(queries);
  }
}
