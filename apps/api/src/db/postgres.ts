import { PostgresDialect } from 'kysely';
import pg from 'pg';
import { DatabaseUnavailable } from './unavailable.ts';

const INT8 = 20;

/**
 * How long a request waits for the database before it answers 503: within 2 s. The longest statement of a request takes some tens of
 * milliseconds. PostgreSQL ends a statement first, so that its connection can be used again; only a frozen one, which
 * ends nothing, loses its connection. A transaction that its server left open frees its rows by itself.
 */
const REQUEST_LIMITS: pg.PoolConfig = {
  connectionTimeoutMillis: 1_500,
  statement_timeout: 1_200,
  query_timeout: 1_500,
  idle_in_transaction_session_timeout: 10_000,
};
/** A migration takes the time that its tables need, and waits for the one of another server. */
const MIGRATION_LIMITS: pg.PoolConfig = { connectionTimeoutMillis: 10_000 };

/** The connection failed (08), is refused (53), ended by its operator or out of time (57, 25P03), or the disk failed (58). */
const UNAVAILABLE = /^(08|53|57|58|25P03)/;
const isRefusal = (error: unknown): error is pg.DatabaseError => error instanceof pg.DatabaseError;

/** What is not an answer of PostgreSQL comes from its connection. */
const explain = (error: unknown) =>
  isRefusal(error) && !UNAVAILABLE.test(error.code ?? '') ? error : new DatabaseUnavailable(error);

/** A connection lent by the pool, which gets back none that is lost: the next request opens a new one. */
function lend(client: pg.PoolClient) {
  let lost: Error | undefined;
  const query = async (text: string, values: unknown[]) => {
    // The rollback after a lost connection would wait as long again.
    if (lost !== undefined) throw lost;
    try {
      return await client.query(text, values);
    } catch (error) {
      const explained = explain(error);
      if (!isRefusal(error) || error.severity === 'FATAL') lost = explained;
      throw explained;
    }
  };
  return {
    // Kysely calls this one of the driver's overloads.
    query: query as pg.PoolClient['query'],
    release: (destroy?: boolean) => client.release(destroy || lost !== undefined),
  };
}

type Options = {
  /** A connection was lost, whether it was idle or in use. */
  onLost: (error: Error) => void;
  /** Without the limits of a request. */
  isForMigrations?: boolean;
};

/**
 * Opens a pool on PostgreSQL. Its numbers come as JavaScript numbers: counts and epoch milliseconds fit in 53 bits.
 * Queries throw DatabaseUnavailable when it does not answer.
 */
export function openPostgres(connectionString: string, { onLost, isForMigrations = false }: Options) {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : 'text'),
  };
  const limits = isForMigrations ? MIGRATION_LIMITS : REQUEST_LIMITS;
  const pool = new pg.Pool({ connectionString, max: 10, keepAlive: true, types, ...limits });
  // `error` without a listener ends the process: the pool listens to idle connections only, and says theirs again itself.
  pool.on('connect', (client) => client.on('error', onLost));
  pool.on('error', () => {});
  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () =>
        pool.connect().then(lend, (error: unknown) => {
          throw new DatabaseUnavailable(error);
        }),
      end: () => pool.end(),
    },
  });
}
