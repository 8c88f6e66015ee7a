import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { explainDatabase } from '../../src/db/engines/explain-database.ts';
import { migrateConfigured } from '../../src/db/migrate.ts';

async function onCluster(work: (client: pg.Client) => Promise<unknown>) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await work(client);
  await client.end();
}

test.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'a role that may not create tables is told in one French sentence',
  async () => {
    const name = `odu_${randomUUID().replaceAll('-', '')}`;
    await onCluster(async (client) => {
      await client.query(`create database ${name}`);
      await client.query(`create role ${name} login`);
    });
    onTestFinished(() =>
      onCluster(async (client) => {
        await client.query(`drop database ${name} with (force)`);
        await client.query(`drop role ${name}`);
      }),
    );
    const url = new URL(inject('postgresUrl'));
    [url.username, url.pathname] = [name, `/${name}`];
    const refused: unknown = await migrateConfigured({ databaseUrl: url.href, dataDir: '' }).catch(
      (error: unknown) => error,
    );
    expect(explainDatabase(refused)).toMatch(/^Le rôle PostgreSQL de DATABASE_URL .* CREATE [^\n]*\.$/);
  },
);
