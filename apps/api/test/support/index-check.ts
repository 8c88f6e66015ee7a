import { sql } from 'kysely';
import { afterAll, expect } from 'vitest';
import type { Queries } from '../../src/db/database.ts';
import type { Engine } from '../../src/db/engine.ts';
import type { TestServer } from '../build-app.ts';
import { seenStatements } from './count-statements.ts';

type PlanLine = { detail?: string; 'QUERY PLAN'?: string };

/** What cannot be planned by itself: it opens, ends or locks, or asks nothing of a table. */
const IS_PLANNED = /^(with|select|insert|update|delete)\b/i;
/** A table read from one end to the other; what JSON or a subquery gave is none. */
const WHOLE_TABLE = { sqlite: /^SCAN (?:TABLE )?"?(\w+)"?(?! .*USING)/, postgres: /Seq Scan on "?(\w+)"?/ };

const EXPLAIN: Readonly<Record<Engine, (queries: Queries, statement: string) => Promise<PlanLine[]>>> = {
  sqlite: async (queries, statement) =>
    (await sql<PlanLine>`${sql.raw(`explain query plan ${statement}`)}`.execute(queries)).rows,
  // A generic plan: what the values are is not known when an index is chosen.
  postgres: async (queries, statement) => {
    const count = Math.max(0, ...Array.from(statement.matchAll(/\$(\d+)/g), ([, rank]) => Number(rank)));
    const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join(', ')})`;
    await sql.raw(`prepare planned as ${statement}`).execute(queries);
    const { rows } = await sql.raw<PlanLine>(`explain execute planned${values}`).execute(queries);
    await sql.raw('deallocate planned').execute(queries);
    return rows;
  },
};

/** The tables that a statement reads whole, although its engine was asked for every index that there is. */
async function listWholeTables(engine: Engine, queries: Queries, statement: string): Promise<string[]> {
  const lines = await EXPLAIN[engine](queries, statement);
  return lines.flatMap((line) => {
    const table = WHOLE_TABLE[engine].exec(line.detail ?? line['QUERY PLAN'] ?? '')?.[1];
    return table === undefined ? [] : [table];
  });
}

/** After the tests of a file: no statement that they counted reads a whole table of the schema. */
export function useIndexCheck(server: TestServer): void {
  afterAll(async () => {
    const wrong: string[] = [];
    const { engine } = server.database;
    await server.database.transaction(async (queries) => {
      if (engine === 'postgres')
        await sql
          .raw('set local enable_seqscan = off; set local plan_cache_mode = force_generic_plan')
          .execute(queries);
      const tables = await queries.introspection.getTables();
      const names = new Set(tables.map(({ name }) => name));
      for (const statement of seenStatements)
        if (IS_PLANNED.test(statement))
          for (const table of await listWholeTables(engine, queries, statement))
            if (names.has(table)) wrong.push(`${table}: ${statement.slice(0, 300)}`);
    });
    expect(wrong).toEqual([]);
  });
}
