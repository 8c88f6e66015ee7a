import { sql } from 'kysely';
import { afterAll, beforeAll, expect } from 'vitest';
import { openDatabase, type Queries } from '../../src/db/database.ts';
import type { Engine } from '../../src/db/engines/engine.ts';
import type { TestServer } from '../build-app.ts';
import { seenStatements } from './count-statements.ts';

type PlanLine = { detail: string };

/** What of a PostgreSQL plan is read here (`explain (format json)`). */
type PlanNode = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Filter?: string;
  Plans?: PlanNode[];
};

/** What cannot be planned by itself: it opens, ends or locks, or asks nothing of a table. */
const IS_PLANNED = /^(with|select|insert|update|delete)\b/i;
/** A table read from one end to the other; what JSON or a subquery gave is none. */
const WHOLE_TABLE = /^SCAN (?:TABLE )?"?(\w+)"?(?! .*USING)/;

/** Kept within a number of bytes, whatever the number of accounts: `services/duerp/demos.ts`. */
const IS_BOUNDED = /^keptDemo_/;

/** A generic plan: what the values are is not known when an index is chosen. */
async function planOnPostgres(queries: Queries, statement: string): Promise<PlanNode> {
  const count = Math.max(0, ...Array.from(statement.matchAll(/\$(\d+)/g), ([, rank]) => Number(rank)));
  const values = count === 0 ? '' : `(${Array.from({ length: count }, () => 'null').join(', ')})`;
  await sql.raw(`prepare planned as ${statement}`).execute(queries);
  const { rows } = await sql
    .raw<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(`explain (format json) execute planned${values}`)
    .execute(queries);
  await sql.raw('deallocate planned').execute(queries);
  const [plan] = rows;
  if (plan === undefined) throw new Error(`PostgreSQL has no plan for ${statement}`);
  return plan['QUERY PLAN'][0].Plan;
}

/**
 * What a plan reads whole: a table, or an index from one end to the other, which is as long. An index read in its order stops
 * at a limit when nothing is filtered out of it; one of few rows (a partial one) may be read.
 */
function listWholeReads(node: PlanNode, few: ReadonlySet<string>, isLimited = false): string[] {
  const type = node['Node Type'];
  const index = node['Index Name'];
  const isWholeIndex =
    index !== undefined &&
    node['Index Cond'] === undefined &&
    !few.has(index) &&
    !IS_BOUNDED.test(index) &&
    !(isLimited && node.Filter === undefined);
  const own = type === 'Seq Scan' ? [node['Relation Name'] ?? ''] : isWholeIndex ? [`${index} whole`] : [];
  // What orders, joins or groups reads all of its input, or may.
  const goesOn = type === 'Limit' || type === 'Subquery Scan' || type === 'LockRows' || type === 'Result';
  const isStillLimited = type === 'Limit' || (isLimited && goesOn);
  return [...own, ...(node.Plans ?? []).flatMap((inner) => listWholeReads(inner, few, isStillLimited))];
}

const listPartialIndexes = async (queries: Queries) => {
  const { rows } = await sql<{
    name: string;
  }>`select indexrelid::regclass::text as name from pg_index where indpred is not null`.execute(queries);
  return new Set(rows.map(({ name }) => name.replaceAll('"', '')));
};

/** What a statement reads whole of its engine's tables, although its engine was asked for every index that there is. */
const LOOK: Readonly<
  Record<Engine, (queries: Queries) => Promise<(statement: string) => Promise<string[]>>>
> = {
  sqlite: async (queries) => {
    const names = new Set((await queries.introspection.getTables()).map(({ name }) => name));
    return async (statement) => {
      const { rows } = await sql<PlanLine>`${sql.raw(`explain query plan ${statement}`)}`.execute(queries);
      return rows.flatMap(({ detail }) => {
        const table = WHOLE_TABLE.exec(detail)?.[1];
        return table !== undefined && names.has(table) ? [table] : [];
      });
    };
  },
  postgres: async (queries) => {
    // Of a few rows PostgreSQL makes a join of two whole indexes; of many it looks each row up.
    await sql
      .raw(
        'set local enable_seqscan = off; set local enable_hashjoin = off; set local enable_mergejoin = off; set local plan_cache_mode = force_generic_plan',
      )
      .execute(queries);
    const few = await listPartialIndexes(queries);
    return async (statement) => listWholeReads(await planOnPostgres(queries, statement), few);
  },
};

/** After the tests of a file: no statement that they counted reads a whole table of the schema, nor a whole index. */
export function useIndexCheck(server: TestServer): void {
  // The file before this one may have counted some, of what may be read whole.
  beforeAll(() => seenStatements.clear());
  afterAll(async () => {
    const wrong: string[] = [];
    // Without the time limits of a request: the catalogue is read, and a busy machine takes its time for it.
    const database = openDatabase({ ...server.deps.config, onLost: () => {}, isPatient: true });
    await database.transaction(async (queries) => {
      const look = await LOOK[database.engine](queries);
      for (const statement of seenStatements)
        if (IS_PLANNED.test(statement))
          for (const what of await look(statement)) wrong.push(`${what}: ${statement.slice(0, 300)}`);
    });
    await database.close();
    expect(wrong).toEqual([]);
  });
}
