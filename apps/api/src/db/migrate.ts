import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import { type Database, openDatabase } from './database.ts';
import { requireEncoding } from './engines/encoding.ts';
import { migrations } from './migrations.ts';
import { readSchemaVersion } from './schema/version.ts';

const provider: MigrationProvider = { getMigrations: () => Promise.resolve(migrations) };
const makeMigrator = <DB>(db: Kysely<DB>) => new Migrator({ db, provider });

/** Brings a database inside a transaction to one schema, the newest when none is named. */
export async function migrateTo<DB>(queries: Kysely<DB>, schemaVersion?: string): Promise<void> {
  const migrator = makeMigrator(queries);
  const { error } = await (schemaVersion === undefined
    ? migrator.migrateToLatest()
    : migrator.migrateTo(schemaVersion));
  if (error !== undefined) throw error;
}

/** Brings the database to the newest schema; several processes may do it at the same time. */
export const migrateToLatest = (database: Database): Promise<void> => migrateTo(database.queries);

/** Brings the configured database to the newest schema, over a connection that has the time for it; throws NewerSchema. */
export async function migrateConfigured(config: { databaseUrl: string | undefined; dataDir: string }) {
  const database = openDatabase({ ...config, onLost: () => {}, isPatient: true });
  try {
    if (database.engine === 'postgres') await requireEncoding(database.queries);
    await readSchemaVersion(database.queries);
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
