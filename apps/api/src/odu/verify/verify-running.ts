import { sql } from 'kysely';
import type { Config } from '../../config.ts';
import { listTables, streamRows } from '../../db/schema/any-tables.ts';
import { engineOf } from '../../db/engines/engine.ts';
import { readSnapshot } from '../../db/own-transaction.ts';
import { requireSchema } from '../require-schema.ts';
import { CHECKED_TABLES, type Finding, makeChecks, type Verified } from './checks.ts';
import { VERSION_ORDER } from './version-order.ts';

const TOO_MANY = 100;

/** Verifies the database as it is at this instant, while the server may run; throws NewerSchema, and a StartError for an empty one. */
export const verifyRunning = (config: Config): Promise<Verified> =>
  readSnapshot(config, async (queries) => {
    await requireSchema(queries);
    const there = new Set((await listTables(queries)).map(({ name }) => name));
    const checks = makeChecks();
    const pages: Finding[] = [];
    if (engineOf(queries) === 'sqlite') {
      const { rows } = await sql<{
        integrity_check: string;
      }>`pragma integrity_check(${sql.lit(TOO_MANY)})`.execute(queries);
      for (const { integrity_check: problem } of rows)
        if (problem !== 'ok') pages.push({ what: 'Fichier odu.sqlite', problem });
    }
    for (const table of CHECKED_TABLES)
      if (there.has(table))
        for await (const row of streamRows(queries, table, table === 'version' ? VERSION_ORDER : []))
          checks.look(table, row);
    const { counts, findings } = checks.end();
    return { counts, findings: [...pages, ...findings] };
  });
