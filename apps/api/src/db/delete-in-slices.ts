import { type RawBuilder, sql } from 'kysely';
import type { Queries } from './database.ts';
import type { Schema } from './schema/schema.ts';

/** A statement has 1.2 s, and SQLite's only writer waits for it: what was left for long, or has many rows, goes bit by bit. */
const SLICE = 1_000;

type Deletion<Table extends keyof Schema> = {
  /** Its primary key. */
  key: readonly (keyof Schema[Table] & string)[];
  where: RawBuilder<unknown>;
};

/** Deletes the rows of a table that meet a condition, some by each statement; gives how many went. */
export async function deleteInSlices<Table extends keyof Schema>(
  queries: Queries,
  table: Table,
  { key, where }: Deletion<Table>,
): Promise<number> {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  let deleted = 0;
  for (;;) {
    // Written out: PostgreSQL plans by the number.
    const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where (${columns}) in
      (select ${columns} from ${sql.table(table)} where ${where} limit ${sql.lit(SLICE)})`.execute(queries);
    deleted += Number(numAffectedRows);
    if (numAffectedRows < SLICE) return deleted;
  }
}
