import { closeSync, openSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';
import { closeToOthers } from '../own-files.ts';
import { isBusy } from './engine.ts';

const NOTHING: ReturnType<SqliteDatabase['prepare']> = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/**
 * `node:sqlite` in the shape that Kysely's dialect expects (better-sqlite3's).
 * Transactions begin immediate: two processes then queue for the write lock instead of failing when a read turns into a write.
 */
function adapt(database: DatabaseSync, begin: string): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      // A full disk already took the transaction back: a rollback would then fail, and hide why.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING;
      const statement = database.prepare(sql === 'begin' ? begin : sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}

/** SQLite's DDL is transactional: a migration holds the write lock from its first read, so a second process waits for it. */
class LockingSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class NodeSqliteDialect extends SqliteDialect {
  override createAdapter() {
    return new LockingSqliteAdapter();
  }
}

const LOCK_PAUSE_MS = 50;
const LONGEST_LOCK_MS = 5_000;

/**
 * The first process that opens a new database changes its journal. SQLite does not wait for that lock as for the others
 * (its busy handler is not called, sqlite.org/c3ref/busy_handler.html): two servers that start together would refuse each other.
 */
function switchToWal(database: DatabaseSync): void {
  for (let waited = 0; ; waited += LOCK_PAUSE_MS) {
    try {
      return database.exec('pragma journal_mode = wal');
    } catch (error) {
      if (!isBusy(error) || waited >= LONGEST_LOCK_MS) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_PAUSE_MS);
    }
  }
}

/**
 * Opens (and makes) the embedded database; every acknowledged commit is on the disk (`synchronous=full`). A snapshot only
 * reads: its transaction takes no lock, and sees what was there at its first statement.
 */
export function openSqlite(file: string, { isSnapshot = false } = {}): SqliteDialect {
  if (isSnapshot)
    return new NodeSqliteDialect({
      database: adapt(new DatabaseSync(file, { readOnly: true, timeout: 5_000 }), 'begin'),
    });
  // SQLite gives its own files beside it the same rights.
  closeSync(openSync(file, 'a', 0o600));
  closeToOthers(file);
  const database = new DatabaseSync(file, { timeout: 5_000 });
  switchToWal(database);
  database.exec('pragma synchronous = full; pragma foreign_keys = on;');
  return new NodeSqliteDialect({ database: adapt(database, 'begin immediate') });
}
