import { setTimeout as sleep } from 'node:timers/promises';
import { type CompiledQuery, type DatabaseConnection, type SqliteDatabase, SqliteDriver } from 'kysely';
import { isBusy } from './engine.ts';

const PAUSE_MS = 10;
/** Statements that write nothing. */
export const READS = /^(select|pragma)/i;

/**
 * Waits for the lock that another process holds (the operator's command, a second server), while everybody else is served.
 * The wait is counted once for all: who comes while the lock is held too long is told so at once, and not one after the other.
 */
class PatientConnection implements DatabaseConnection {
  readonly #connection: DatabaseConnection;
  readonly #patienceMs: number;
  #lockedSince: number | undefined;
  #lastRefusal = -Infinity;

  constructor(connection: DatabaseConnection, patienceMs: number) {
    this.#connection = connection;
    this.#patienceMs = patienceMs;
  }

  async executeQuery<R>(query: CompiledQuery) {
    for (;;) {
      try {
        const result = await this.#connection.executeQuery<R>(query);
        if (!READS.test(query.sql)) this.#lockedSince = undefined;
        return result;
      } catch (error) {
        if (!isBusy(error) || !this.#mayWait()) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  /** A refusal long after the one before is another lock's. */
  #mayWait(): boolean {
    const now = performance.now();
    if (this.#lockedSince === undefined || now - this.#lastRefusal > this.#patienceMs)
      this.#lockedSince = now;
    this.#lastRefusal = now;
    return now - this.#lockedSince < this.#patienceMs;
  }

  streamQuery<R>(...options: Parameters<DatabaseConnection['streamQuery']>) {
    return this.#connection.streamQuery<R>(...options);
  }
}

/** Kysely's driver, whose statements wait up to `patienceMs` milliseconds for the lock of another process. */
export class PatientSqliteDriver extends SqliteDriver {
  readonly #patienceMs: number;
  #patient: DatabaseConnection | undefined;
  #isHeld = false;

  constructor(database: SqliteDatabase, patienceMs: number) {
    super({ database });
    this.#patienceMs = patienceMs;
  }

  override async acquireConnection() {
    this.#patient ??= new PatientConnection(await super.acquireConnection(), this.#patienceMs);
    this.#isHeld = true;
    return this.#patient;
  }

  override releaseConnection() {
    this.#isHeld = false;
    return super.releaseConnection();
  }

  /** Somebody has the connection: in the midst of a transaction, or of a statement that waits for the lock. */
  get isHeld(): boolean {
    return this.#isHeld;
  }
}
