type Run = (sql: string, parameters: readonly unknown[]) => unknown[] | undefined;

const known = new WeakMap<object, Run>();

/**
 * Runs a statement of `queries` (the database, or a transaction under way) at once and gives its rows, or undefined where it
 * has to go Kysely's way: another one has the connection, or the engine is PostgreSQL. That way makes some nine promises,
 * which take longer than SQLite takes to read a row.
 */
export const runDirectly: (queries: object, ...statement: Parameters<Run>) => unknown[] | undefined = (
  queries,
  sql,
  parameters,
) => known.get(queries)?.(sql, parameters);

/** Makes `run` the direct way of `queries` until what it gives is called. */
export function setDirect(queries: object, run: Run): () => void {
  known.set(queries, run);
  return () => known.delete(queries);
}
