import { AsyncLocalStorage } from 'node:async_hooks';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dialect, Kysely, sql, type Transaction } from 'kysely';
import { setDirect } from './engines/direct.ts';
import { type Engine, isBusy } from './engines/engine.ts';
import { openPostgres } from './engines/postgres.ts';
import type { Schema } from './schema/schema.ts';
import { openSqlite } from './engines/sqlite.ts';

/** What a repository function takes first: the database or a running transaction. */
export type Queries = Kysely<Schema>;

const TRIES = 5;
const inTransaction = new AsyncLocalStorage<true>();

/** The embedded database's own way for a statement that waits for nobody ([direct](engines/direct.ts)). */
type Direct = {
  isFree: () => boolean;
  /** Gives the rows, or undefined when another process holds the lock: Kysely's way waits for it. */
  run: (sql: string, parameters: readonly unknown[]) => unknown[] | undefined;
};

/** The open database: `queries` for single statements, `transaction` for several that hold together. */
export class Database {
  readonly engine: Engine;
  /** False once the file of the embedded database is not under its name any more: it takes no write then. */
  readonly isInPlace: () => boolean;
  readonly #kysely: Kysely<Schema>;
  readonly #direct: Direct | undefined;
  readonly #endDirect: () => void;

  constructor(
    engine: Engine,
    kysely: Kysely<Schema>,
    { isInPlace = () => true, direct }: { isInPlace?: () => boolean; direct?: Direct } = {},
  ) {
    this.engine = engine;
    this.isInPlace = isInPlace;
    this.#kysely = kysely;
    this.#direct = direct;
    this.#endDirect =
      direct === undefined
        ? () => {}
        : setDirect(kysely, (...statement) => (direct.isFree() ? direct.run(...statement) : undefined));
  }

  /** Statements outside a transaction. Throws inside one: SQLite's single connection would wait for itself for ever. */
  get queries(): Queries {
    this.#refuseInTransaction();
    return this.#kysely;
  }

  /**
   * Runs `work` in one transaction, again when the engine was busy: so `work` may run twice and does nothing but queries
   * (no mail, no hashing, no rendering: the whole embedded database waits for it).
   */
  async transaction<T>(work: (queries: Transaction<Schema>) => Promise<T>): Promise<T> {
    this.#refuseInTransaction();
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#kysely
          .transaction()
          .execute((queries) => inTransaction.run(true, () => this.#work(queries, work)));
      } catch (error) {
        // SQLite's driver has waited for the lock already.
        if (this.engine === 'sqlite' || attempt >= TRIES || !isBusy(error)) throw error;
        await sleep(attempt * 20 + Math.random() * 20);
      }
    }
  }

  /**
   * Takes what was erased out of the journal of the embedded database too, where it stands as it was written for as long as a
   * server writes little. While somebody reads an older state (a backup), SQLite leaves it: the next clean-up comes
   * again.
   */
  async emptyJournal(): Promise<void> {
    if (this.engine === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(this.queries);
  }

  close(): Promise<void> {
    this.#endDirect();
    return this.#kysely.destroy();
  }

  async #work<T>(queries: Transaction<Schema>, work: (queries: Transaction<Schema>) => Promise<T>) {
    const endDirect = this.#direct === undefined ? () => {} : setDirect(queries, this.#direct.run);
    try {
      return await work(queries);
    } finally {
      endDirect();
    }
  }

  #refuseInTransaction() {
    if (inTransaction.getStore()) throw new Error('inside a transaction, use the queries that it gives');
  }
}

type Options = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Hears of each statement: its seconds, and whether it was done. */
  onQuery?: (seconds: number, isDone: boolean) => void;
  /** Hears of each statement that failed. */
  onFault?: (error: unknown) => void;
} & Parameters<typeof openPostgres>[1];

/** Opens PostgreSQL when there is a DATABASE_URL, else the embedded database in the data folder. */
export function openDatabase({ databaseUrl, dataDir, onQuery, onFault, ...options }: Options): Database {
  const open = (dialect: Dialect) =>
    new Kysely<Schema>({
      dialect,
      log(event) {
        onQuery?.(event.queryDurationMillis / 1_000, event.level === 'query');
        if (event.level === 'error') onFault?.(event.error);
      },
    });
  if (databaseUrl !== undefined) return new Database('postgres', open(openPostgres(databaseUrl, options)));
  const embedded = openSqlite(join(dataDir, 'odu.sqlite'), { isPatient: options.isPatient === true });
  const observe = (start: number, isDone: boolean) => onQuery?.((performance.now() - start) / 1_000, isDone);
  const run = (sql: string, parameters: readonly unknown[]) => {
    const start = performance.now();
    try {
      const rows = embedded.run(sql, parameters);
      observe(start, true);
      return rows;
    } catch (error) {
      if (isBusy(error)) return undefined;
      observe(start, false);
      onFault?.(error);
      throw error;
    }
  };
  return new Database('sqlite', open(embedded), {
    isInPlace: embedded.isInPlace,
    direct: { isFree: () => embedded.isFree(), run },
  });
}
