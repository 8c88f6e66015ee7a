import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';
import { type WaitingTime, waitingTimeOfRequest } from '../waiting-time.ts';

const INT8 = 20;

/**
 * How long a connection and a statement are waited for; what a request waits in all is bounded too (`waiting-time.ts`). The longest statement of a request takes some tens of
 * milliseconds. PostgreSQL ends a statement first, so that its connection can be used again; only a frozen one, which
 * ends nothing, loses its connection. A transaction that its server left open frees its rows by itself.
 */
const QUERY_TIMEOUT_MS = 1_500;
const REQUEST_LIMITS: pg.PoolConfig = {
  connectionTimeoutMillis: 1_500,
  statement_timeout: 1_200,
  query_timeout: QUERY_TIMEOUT_MS,
  idle_in_transaction_session_timeout: 10_000,
};
/** A migration takes the time that its tables need, and waits for the one of another server. */
const PATIENT_LIMITS: pg.PoolConfig = { connectionTimeoutMillis: 10_000 };

/**
 * The connection failed (08), is refused (53), ended by its operator or out of time (57, 25P03), the disk failed (58), only
 * reads are taken (25006), or PostgreSQL found its own files damaged or itself at fault (XX).
 */
const UNAVAILABLE = /^(08|53|57|58|25P03|25006|XX00[0-2])/;
/** A connection that only reads goes on so after its server takes writes again, or gave its place to another: a new one is needed. */
const READS_ONLY = '25006';
const isRefusal = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** What is not an answer of PostgreSQL comes from its connection. */
const explain = (error: unknown) =>
  isRefusal(error) && !UNAVAILABLE.test(error.code ?? '') ? error : new DatabaseUnavailable(error);

type ReadTime = () => WaitingTime | undefined;

/** A connection lent by the pool, which gets back none that is lost: the next request opens a new one. */
function lend(client: pg.PoolClient, readTime: ReadTime) {
  let lost: Error | undefined;
  const query = async (text: string, values: unknown[]) => {
    // The rollback after a lost connection would wait as long again.
    if (lost !== undefined) throw lost;
    const time = readTime();
    try {
      if (time === undefined) return await client.query(text, values);
      // The driver's types leave out its own option.
      const statement: pg.QueryConfig & { query_timeout: number } = {
        text,
        values,
        query_timeout: Math.min(QUERY_TIMEOUT_MS, time.forStatementMs),
      };
      return await time.countStatement(() => client.query(statement));
    } catch (error) {
      const explained = explain(error);
      if (!isRefusal(error) || error.severity === 'FATAL' || error.code === READS_ONLY) lost = explained;
      throw explained;
    }
  };
  return {
    // Kysely calls this one of the driver's overloads.
    query: query as pg.PoolClient['query'],
    release: (destroy?: boolean) => client.release(destroy || lost !== undefined),
  };
}

/** A connection of the pool, as soon as the request's waiting time allows; one that comes too late goes back. */
async function connectInTime(pool: pg.Pool, time: WaitingTime | undefined): Promise<pg.PoolClient> {
  if (time === undefined) return pool.connect();
  return time.count(async () => {
    const connected = pool.connect();
    const isOver = new AbortController();
    const late = sleep(time.forConnectionMs, undefined, { signal: isOver.signal });
    try {
      const client = await Promise.race([connected, late]);
      if (client) return client;
    } finally {
      isOver.abort();
      // Its end is of no use to anybody.
      late.catch(() => {});
    }
    connected.then(
      (client) => client.release(),
      () => {},
    );
    throw new Error('the request has waited for the database as long as it may');
  }, 0);
}

type Options = {
  /** A connection was lost, whether it was idle or in use. */
  onLost: (error: Error) => void;
  /** Without the limits of a request: for a migration, and for the tests of what does not depend on how busy their machine is. */
  isPatient?: boolean;
};

/**
 * Opens a pool on PostgreSQL. Its numbers come as JavaScript numbers: counts and epoch milliseconds fit in 53 bits.
 * Queries throw DatabaseUnavailable when it does not answer.
 */
export function openPostgres(connectionString: string, { onLost, isPatient = false }: Options) {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : 'text'),
  };
  const limits = isPatient ? PATIENT_LIMITS : REQUEST_LIMITS;
  const readTime: ReadTime = isPatient ? () => undefined : waitingTimeOfRequest;
  const pool = new pg.Pool({ connectionString, max: 10, keepAlive: true, types, ...limits });
  // `error` without a listener ends the process: the pool listens to idle connections only, and says theirs again itself.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () =>
        connectInTime(pool, readTime()).then(
          (client) => lend(client, readTime),
          (error: unknown) => {
            throw new DatabaseUnavailable(error);
          },
        ),
      end: () => pool.end(),
    },
  });
}
