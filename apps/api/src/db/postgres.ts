import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;

/** Opens a pool on PostgreSQL. Its numbers come as JavaScript numbers: counts and epoch milliseconds fit in 53 bits. */
export function openPostgres(connectionString: string, onIdleError: (error: Error) => void): PostgresDialect {
  const types: pg.CustomTypesConfig = {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format === 'binary' ? 'text' : 'text'),
  };
  const pool = new pg.Pool({ connectionString, max: 10, connectionTimeoutMillis: 10_000, types });
  // A connection that the server closed while idle must not end the process.
  pool.on('error', onIdleError);
  return new PostgresDialect({ pool });
}
