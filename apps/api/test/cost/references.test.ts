import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';

const server = useTestServer({ deps: NO_ENGINE });

/** The first column of each foreign key without an index that begins with it: deleting the row it leads to reads the whole table. */
const UNINDEXED = {
  sqlite: `
    select tables.name as "table", keys."from" as "column"
    from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
    where tables.type = 'table' and keys.seq = 0 and not exists (
      select 1 from pragma_index_list(tables.name) as indexes, pragma_index_info(indexes.name) as parts
      where parts.seqno = 0 and parts.name = keys."from")`,
  postgres: `
    select keys.conrelid::regclass::text as "table", parts.attname as "column"
    from pg_constraint as keys
    join pg_attribute as parts on parts.attrelid = keys.conrelid and parts.attnum = keys.conkey[1]
    where keys.contype = 'f' and not exists (
      select 1 from pg_index where indrelid = keys.conrelid and indkey[0] = keys.conkey[1])`,
} as const;

test('each reference to another table has an index', async () => {
  const { engine, queries } = server.database;
  const { rows } = await sql.raw(UNINDEXED[engine]).execute(queries);
  expect(rows).toEqual([]);
});
