import { join } from 'node:path';
import { Kysely, type Transaction } from 'kysely';
import type { AnyTables } from './schema/any-tables.ts';
import { openPostgres } from './engines/postgres.ts';
import { openSqlite } from './engines/sqlite.ts';

type Configured = { databaseUrl: string | undefined; dataDir: string };

const open = ({ databaseUrl, dataDir }: Configured, isSnapshot: boolean) =>
  new Kysely<AnyTables>({
    dialect:
      databaseUrl === undefined
        ? openSqlite(join(dataDir, 'odu.sqlite'), { isSnapshot, isPatient: true })
        : openPostgres(databaseUrl, { onLost: () => {}, isPatient: true }),
  });

/**
 * Runs `work` on the database as it is at this instant, over a connection of its own: whatever is written meanwhile, and
 * nobody waits for it (SQLite's WAL snapshot, PostgreSQL's repeatable read).
 */
export async function readSnapshot<T>(
  config: Configured,
  work: (queries: Transaction<AnyTables>) => Promise<T>,
): Promise<T> {
  const database = open(config, true);
  const transaction =
    config.databaseUrl === undefined
      ? database.transaction()
      : database.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  try {
    return await transaction.execute(work);
  } finally {
    await database.destroy();
  }
}

/** Runs `work` in one long transaction over a connection of its own, without the time limits of a request. */
export async function changeAtOnce<T>(
  config: Configured,
  work: (queries: Transaction<AnyTables>) => Promise<T>,
): Promise<T> {
  const database = open(config, false);
  try {
    return await database.transaction().execute(work);
  } finally {
    await database.destroy();
  }
}
