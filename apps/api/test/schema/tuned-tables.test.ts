import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';

const server = useTestServer({ deps: NO_ENGINE });

test.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'PostgreSQL clears the tables that grow to millions of rows at a fiftieth of them, leaves room for edits, and compresses no PDF',
  async () => {
    const { queries } = server.database;
    const { rows } = await sql<{ name: string; options: string[] }>`
      select relname as name, reloptions as options from pg_class
      where relkind = 'r' and reloptions is not null order by relname collate "C"`.execute(queries);
    const often = [
      'autovacuum_vacuum_scale_factor=0.02',
      'autovacuum_vacuum_insert_scale_factor=0.02',
      'autovacuum_analyze_scale_factor=0.02',
    ];
    expect(rows).toEqual([
      { name: 'actionPreventive', options: often },
      { name: 'auditEntry', options: often },
      { name: 'categorieDeRisques', options: often },
      { name: 'duerpDocument', options: ['fillfactor=80', 'autovacuum_vacuum_scale_factor=0.02'] },
      { name: 'refreshToken', options: often },
      { name: 'risque', options: often },
      { name: 'uniteDeTravail', options: often },
    ]);
    const storage = await sql`
      select attstorage as storage from pg_attribute
      where attrelid = '"version"'::regclass and attname = 'pdf'`.execute(queries);
    expect(storage.rows).toEqual([{ storage: 'e' }]);
  },
);
