import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import { openDatabase } from './database.ts';
import { isMigrated, migrateToLatest } from './migrate.ts';
import { migrations } from './migrations.ts';

test('a database that ran a later migration first takes the one between', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'odu-migrate-'));
  const database = openDatabase({ databaseUrl: undefined, dataDir, onLost: () => {} });
  const { '0008-mail-expiry-and-servers': between, ...others } = migrations;
  expect(between).toBeDefined();
  const older = new Migrator({
    db: database.queries,
    provider: { getMigrations: () => Promise.resolve(others) },
  });
  expect((await older.migrateToLatest()).error).toBeUndefined();
  expect(await isMigrated(database)).toBe(false);
  await migrateToLatest(database);
  expect(await isMigrated(database)).toBe(true);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});
