import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { explainDatabase } from '../../src/db/engines/explain-database.ts';
import { migrateConfigured } from '../../src/db/migrate.ts';
import { makeFolder, runOduIn } from '../backup/installations.ts';

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

test.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'a database that does not keep every character of French is told before its first table, and by doctor',
  async () => {
    const name = `odu_${randomUUID().replaceAll('-', '')}`;
    const inEncoding = (encoding: string) =>
      `create database ${name} encoding '${encoding}' lc_collate 'C' lc_ctype 'C' template template0`;
    const drop = `drop database if exists ${name} with (force)`;
    await onCluster((client) => client.query(inEncoding('LATIN1')));
    onTestFinished(() => onCluster((client) => client.query(drop)));
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${name}`;
    const place = { databaseUrl: url.href, dataDir: makeFolder() };
    const refused: unknown = await migrateConfigured(place).catch((error: unknown) => error);
    expect(explainDatabase(refused)).toMatch(
      /^La base de données de DATABASE_URL .* LATIN1, [^\n]* 'UTF8' [^\n]*\.$/,
    );

    await writeFile(join(place.dataDir, 'secret'), 'x'.repeat(43));
    const { code, output } = await runOduIn(place, 'doctor');
    expect(code).toBe(1);
    expect(output).toMatch(/^Base de données +non +/m);

    for (const kept of ['SQL_ASCII', 'UTF8']) {
      await onCluster(async (client) => {
        await client.query(drop);
        await client.query(inEncoding(kept));
      });
      await expect(migrateConfigured(place)).resolves.toBeUndefined();
    }
  },
);

test.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'of two servers that first start at once, the one that meets the other as it makes its tables goes on after it',
  async () => {
    const name = `odu_${randomUUID().replaceAll('-', '')}`;
    await onCluster((client) => client.query(`create database ${name}`));
    onTestFinished(() => onCluster((client) => client.query(`drop database ${name} with (force)`)));
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${name}`;
    const cluster = new pg.Client({ connectionString: inject('postgresUrl') });
    const other = new pg.Client({ connectionString: url.href });
    await Promise.all([cluster.connect(), other.connect()]);
    // As Kysely makes it, and not to be seen before it is committed.
    await other.query(
      'begin; create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)',
    );
    const migrated = migrateConfigured({ databaseUrl: url.href, dataDir: '' }).then(
      () => 'migrated',
      (error: unknown) => error,
    );
    // Not by the other's connection: what it knows of the others stands still in its transaction.
    const countWaiting = async () => {
      const { rows } = await cluster.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`,
      );
      return rows[0]?.waiting;
    };
    await expect.poll(countWaiting, { timeout: 40_000 }).toBe(1);
    await other.query('commit');
    await Promise.all([cluster.end(), other.end()]);
    expect(await migrated).toBe('migrated');
  },
);
