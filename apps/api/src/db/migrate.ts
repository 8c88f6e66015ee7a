import { setTimeout as sleep } from 'node:timers/promises';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { type Database, openDatabase } from './database.ts';
import { migrations } from './migrations.ts';

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) };
const TRIES = 5;
const makeMigrator = (db: Database['queries']) => new Migrator({ db, provider });

/** Brings the database to the newest schema; several processes may do it at the same time. */
export async function migrateToLatest(database: Database): Promise<void> {
  const migrator = makeMigrator(database.queries);
  for (let attempt = 1; ; attempt++) {
    const { error } = await migrator.migrateToLatest();
    if (error === undefined) return;
    // Two first starts may race to make the migrator's own tables, which is not under its lock: the second try finds them.
    if (attempt >= TRIES) throw error;
    await sleep(100 * attempt);
  }
}

/** Brings the configured database to the newest schema, over a connection that has the time for it. */
export async function migrateConfigured(config: { databaseUrl: string | undefined; dataDir: string }) {
  const database = openDatabase({ ...config, onLost: () => {}, isForMigrations: true });
  try {
    await migrateToLatest(database);
  } finally {
    await database.close();
  }
}

/** True when every migration has run: what `/readyz` needs to know. */
export async function isMigrated(database: Database): Promise<boolean> {
  const state = await makeMigrator(database.queries).getMigrations();
  return state.every(({ executedAt }) => executedAt !== undefined);
}
