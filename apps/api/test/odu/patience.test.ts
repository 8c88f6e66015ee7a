import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { withDeps } from '../../src/odu/with-deps.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

test.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'a statement of a command takes the time that it needs',
  async () => {
    const { dataDir, databaseUrl } = server.deps.config;
    const environment = { ODU_DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
    const { rows } = await withDeps(environment, ({ database }) =>
      sql<{ statement_timeout: string }>`show statement_timeout`.execute(database.queries),
    );
    expect(rows).toEqual([{ statement_timeout: '0' }]);
  },
);
