import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { SqliteAdapter, SqliteDialect, type SqliteDatabase } from 'kysely';
import { closeToOthers, makeOwnFile } from '../../own-files.ts';
import { isBusy } from './engine.ts';
import { DatabaseMoved, rememberFile } from './own-file.ts';
import { PatientSqliteDriver, READS } from './sqlite-driver.ts';

type Statement = ReturnType<SqliteDatabase['prepare']>;

/**
 * Preparing costs as much as running, and a prepared statement holds memory that the engine of JavaScript does not see
 * until it collects. All statements of the server are some 200; a query with a list of its own values is one more.
 */
const KEPT_STATEMENTS = 300;

const NOTHING: Statement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [][Symbol.iterator](),
};

/**
 * `node:sqlite` in the shape that Kysely's dialect expects (better-sqlite3's).
 * Transactions begin immediate: two processes then queue for the write lock instead of failing when a read turns into a write.
 */
function adapt(database: DatabaseSync, begin: string, isInPlace: () => boolean): SqliteDatabase {
  const prepared = new Map<string, Statement>();
  const prepareNew = (sql: string): Statement => {
    const statement = database.prepare(sql === 'begin' ? begin : sql);
    const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
    return {
      reader: statement.columns().length > 0,
      all: (parameters) => statement.all(...values(parameters)),
      run: (parameters) => statement.run(...values(parameters)),
      // One of its own: a kept one would be started again under whoever reads it.
      iterate: (parameters) => database.prepare(sql).iterate(...values(parameters)),
    };
  };
  return {
    close: () => database.close(),
    prepare(sql) {
      // A full disk already took the transaction back: a rollback would then fail, and hide why.
      if (sql === 'rollback' && !database.isTransaction) return NOTHING;
      // At both ends of a transaction, and of a statement that is one: some microseconds beside the wait for the disk.
      const isEnd = sql === 'commit' || !database.isTransaction;
      if (isEnd && !READS.test(sql) && !isInPlace()) throw new DatabaseMoved();
      const statement = prepared.get(sql) ?? prepareNew(sql);
      // A map remembers the order of its keys: the first is the one that was not used for the longest.
      prepared.delete(sql);
      prepared.set(sql, statement);
      for (const oldest of prepared.keys()) {
        if (prepared.size <= KEPT_STATEMENTS) break;
        prepared.delete(oldest);
      }
      return statement;
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
  /** Whether the name of the file still leads to what was opened. */
  readonly isInPlace: () => boolean;
  readonly #database: SqliteDatabase;
  readonly #driver: PatientSqliteDriver;

  constructor(database: SqliteDatabase, patienceMs: number, isInPlace: () => boolean) {
    super({ database });
    this.isInPlace = isInPlace;
    this.#database = database;
    this.#driver = new PatientSqliteDriver(database, patienceMs);
  }

  override createAdapter() {
    return new LockingSqliteAdapter();
  }

  override createDriver() {
    return this.#driver;
  }

  /** Nobody has the connection: a statement that is run now, in one go, is in nobody's transaction. */
  isFree(): boolean {
    return !this.#driver.isHeld;
  }

  /** Runs a statement where the connection stands now, and gives its rows. Throws when another process holds the lock. */
  run(sql: string, parameters: readonly unknown[]): unknown[] {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return statement.all(parameters);
    statement.run(parameters);
    return [];
  }
}

const LOCK_PAUSE_MS = 50;
const LONGEST_LOCK_MS = 5_000;
/** How long a request waits for the lock of another process before it answers 503. */
const REQUEST_PATIENCE_MS = 1_200;
/** A migration, or the operator, waits for the other one. */
const LONG_PATIENCE_MS = 20_000;

/**
 * The first process that opens a new database changes its journal. SQLite does not wait for that lock as for the others
 * (its busy handler is not called, sqlite.org/c3ref/busy_handler.html): two servers that start together would refuse each other.
 */
function switchToWal(database: DatabaseSync): void {
  // In all: of a file that somebody else keeps for himself alone, SQLite waits for the lock in each of these tries.
  const until = performance.now() + LONGEST_LOCK_MS;
  for (;;) {
    try {
      return database.exec('pragma journal_mode = wal');
    } catch (error) {
      if (!isBusy(error) || performance.now() >= until) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOCK_PAUSE_MS);
    }
  }
}

type Options = {
  /** Only reads, without a lock: its transaction sees what was there at its first statement. */
  isSnapshot?: boolean;
  /** Waits longer than a request may. */
  isPatient?: boolean;
};

/** Opens (and makes) the embedded database; every acknowledged commit is on the disk (`synchronous=full`). */
export function openSqlite(
  file: string,
  { isSnapshot = false, isPatient = false }: Options = {},
): NodeSqliteDialect {
  if (isSnapshot) {
    const snapshot = new DatabaseSync(file, { readOnly: true, timeout: LONGEST_LOCK_MS });
    const isInPlace = () => true;
    return new NodeSqliteDialect(adapt(snapshot, 'begin', isInPlace), LONG_PATIENCE_MS, isInPlace);
  }
  // SQLite gives its own files beside it the same rights.
  makeOwnFile(file);
  closeToOthers(file);
  const database = new DatabaseSync(file, { timeout: LONGEST_LOCK_MS });
  const isInPlace = rememberFile(file);
  switchToWal(database);
  // What is deleted is overwritten: otherwise it stays in the file, as it was written, until its place is needed.
  database.exec('pragma synchronous = full; pragma foreign_keys = on; pragma secure_delete = on;');
  // From here on the driver waits for locks: SQLite's own wait would stop the whole server.
  database.exec('pragma busy_timeout = 0;');
  return new NodeSqliteDialect(
    adapt(database, 'begin immediate', isInPlace),
    isPatient ? LONG_PATIENCE_MS : REQUEST_PATIENCE_MS,
    isInPlace,
  );
}
