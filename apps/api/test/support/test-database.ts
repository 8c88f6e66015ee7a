import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { TEMPLATE_DATABASE } from './postgres-cluster.ts';

async function runOnCluster(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A database of its own for one test file: undefined for SQLite, whose file is in the data folder. */
export async function makeTestDatabase(): Promise<{
  databaseUrl: string | undefined;
  drop: () => Promise<void>;
}> {
  if (process.env['TEST_ENGINE'] !== 'postgres')
    return { databaseUrl: undefined, drop: () => Promise.resolve() };
  const name = `odu_${randomUUID().replaceAll('-', '')}`;
  await runOnCluster(`create database ${name} template ${TEMPLATE_DATABASE}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return { databaseUrl: url.href, drop: () => runOnCluster(`drop database ${name} with (force)`) };
}
