import { type Kysely, PostgresAdapter, type SelectQueryBuilder } from 'kysely';
import { DatabaseUnavailable } from './unavailable.ts';

export type Engine = 'sqlite' | 'postgres';

/** The engine that queries, or a transaction, run on. */
export const engineOf = <DB>(queries: Kysely<DB>): Engine =>
  queries.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite';

/** Locks the rows read until the transaction ends. SQLite needs nothing: its transactions hold the only write lock from the start. */
export const lockRows = <DB, TB extends keyof DB, O>(engine: Engine, query: SelectQueryBuilder<DB, TB, O>) =>
  engine === 'postgres' ? query.forUpdate() : query;

/** Locks the rows read and leaves out those that another worker holds. */
export const lockFreeRows = <DB, TB extends keyof DB, O>(
  engine: Engine,
  query: SelectQueryBuilder<DB, TB, O>,
) => (engine === 'postgres' ? query.forUpdate().skipLocked() : query);

const UNIQUE_SQLITE = new Set([2067, 1555]);
const BUSY_SQLITE = new Set([5, 6, 261, 517]);
const BUSY_POSTGRES = new Set(['40001', '40P01', '55P03']);

type DriverError = { code?: unknown; errcode?: unknown };
const asDriverError = (error: unknown): DriverError =>
  typeof error === 'object' && error !== null ? error : {};

/** A unique constraint refused the row, on either engine. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = asDriverError(error);
  return code === '23505' || UNIQUE_SQLITE.has(Number(errcode));
}

/** Another process held the lock, or the engine asks to run the transaction again. */
export function isBusy(error: unknown): boolean {
  const { code, errcode } = asDriverError(error);
  return BUSY_POSTGRES.has(String(code)) || (code === 'ERR_SQLITE_ERROR' && BUSY_SQLITE.has(Number(errcode)));
}

/**
 * SQLite's result codes, without their details: NOMEM, READONLY, IOERR, CORRUPT, FULL, CANTOPEN, PROTOCOL, NOTADB
 * (https://sqlite.org/rescode.html). A damaged file is the operator's to mend: who asked did nothing wrong.
 */
const UNAVAILABLE_SQLITE = new Set([7, 8, 10, 11, 13, 14, 15, 26]);

/** SQLite's FULL and READONLY; PostgreSQL's `disk_full` and `read_only_sql_transaction`. */
const WITHOUT_WRITES_SQLITE = new Set([13, 8]);
/**
 * What SQLite says of a write that the disk refuses for another reason than its room (a quota, a limit, a fault of it):
 * IOERR_WRITE, _FSYNC, _DIR_FSYNC, _TRUNCATE, _SHMSIZE.
 */
const REFUSED_WRITE_SQLITE = new Set([778, 1034, 1290, 1546, 4874]);
const WITHOUT_WRITES_POSTGRES = new Set(['53100', '25006']);

/** The database may be read and not written: its disk is full or refuses what is written, or it is a copy of another one. */
export function refusesWrites(error: unknown): boolean {
  const { code, errcode } = asDriverError(error);
  return (
    WITHOUT_WRITES_POSTGRES.has(String(code)) ||
    (code === 'ERR_SQLITE_ERROR' &&
      (WITHOUT_WRITES_SQLITE.has(Number(errcode) & 0xff) || REFUSED_WRITE_SQLITE.has(Number(errcode))))
  );
}

/** The database cannot serve anybody now: away, frozen, damaged, its disk full, or its lock held too long. To be tried again. */
export function isUnavailable(error: unknown): boolean {
  const { code, errcode } = asDriverError(error);
  return (
    error instanceof DatabaseUnavailable ||
    isBusy(error) ||
    (code === 'ERR_SQLITE_ERROR' && UNAVAILABLE_SQLITE.has(Number(errcode) & 0xff))
  );
}
