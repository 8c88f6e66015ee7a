import { type Kysely, sql } from 'kysely';
import { expect, test } from 'vitest';
import { changeAtOnce, readSnapshot } from '../../src/db/own-transaction.ts';
import { withDeps } from '../../src/odu/with-deps.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

async function readTimeLimit<DB>(queries: Kysely<DB>): Promise<string | undefined> {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(queries);
  return rows[0]?.statement_timeout;
}

test.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'a statement of a command takes the time that it needs, and so does one of a backup and of a restore',
  async () => {
    const { config } = server.deps;
    const environment = { ODU_DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl };
    const limits = [
      await withDeps(environment, ({ database }) => readTimeLimit(database.queries)),
      await readSnapshot(config, readTimeLimit),
      await changeAtOnce(config, readTimeLimit),
    ];
    expect(limits).toEqual(['0', '0', '0']);
  },
);
