import { type RawBuilder, type Selectable, type SelectType, sql } from 'kysely';
import { compileOnce } from './compile-once.ts';
import type { Queries } from './database.ts';
import { type Engine, engineOf } from './engines/engine.ts';
import type { Schema } from './schema/schema.ts';

/** How each engine writes an object and a list as JSON. */
const FUNCTIONS = {
  sqlite: { object: sql.raw('json_object'), list: sql.raw('json_group_array') },
  postgres: { object: sql.raw('json_build_object'), list: sql.raw('json_agg') },
} as const satisfies Record<Engine, object>;

/** One value of a statement that reads several things at once; lists come as JSON. */
export type Reading<T> = (engine: Engine) => RawBuilder<T>;

type Readings = { [name: string]: Reading<unknown> };
/** What `Readings` give, by the same names. */
export type Read<R extends Readings> = { [Name in keyof R]: R[Name] extends Reading<infer T> ? T : never };

type Rows<Table extends keyof Schema, Column extends keyof Schema[Table]> = {
  columns: readonly (Column & string)[];
  where: RawBuilder<unknown>;
  orderBy?: RawBuilder<unknown>;
};

/** The rows of a table where a condition holds, in an order if one is asked for, as one value. */
export const readRows =
  <Table extends keyof Schema, Column extends keyof Schema[Table]>(
    table: Table,
    { columns, where, orderBy }: Rows<Table, Column>,
  ): Reading<{ [C in Column]: SelectType<Schema[Table][C]> }[]> =>
  (engine) =>
    readJson(engine, columns, sql`${sql.table(table)} where ${where}`, orderBy);

/** The columns of what stands after a `from` as one list; the aggregate itself is ordered, no engine keeps a subquery's order for it. */
export function readJson<T>(
  engine: Engine,
  columns: readonly string[],
  from: RawBuilder<unknown>,
  orderBy?: RawBuilder<unknown>,
): RawBuilder<T> {
  const { object, list } = FUNCTIONS[engine];
  const pairs = columns.flatMap((column) => [sql.lit(column), sql.ref(column)]);
  // An order makes SQLite sort, even where there is one row.
  const order = orderBy === undefined ? sql`` : sql` order by ${orderBy}`;
  return sql<T>`(select coalesce(${list}(${object}(${sql.join(pairs)})${order}), '[]') from ${from})`;
}

const toSelections = (queries: Queries, readings: Readings) =>
  Object.entries(readings).map(([name, reading]) => reading(engineOf(queries)).as(name));

/** SQLite gives JSON as text, PostgreSQL's driver parses it. No reading is a text itself. */
const decode = <R extends Readings>(row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? (JSON.parse(value) as unknown) : value,
    ]),
  ) as Read<R>;

/** Reads several things by one statement. */
export const readTogether = async <R extends Readings>(queries: Queries, readings: R): Promise<Read<R>> =>
  decode<R>(await queries.selectNoFrom(toSelections(queries, readings)).executeTakeFirstOrThrow());

/** The same for readings that are asked for at each call: their statement is made once. `make` looks at none of the values. */
export function readTogetherOnce<const Name extends string, R extends Readings>(
  names: readonly Name[],
  make: (values: Readonly<Record<Name, string>>) => R,
): (queries: Queries, values: Readonly<Record<Name, string>>) => Promise<Read<R>> {
  const select = compileOnce(names, (queries, values) =>
    queries.selectNoFrom(toSelections(queries, make(values))),
  );
  return async (queries, values) => {
    const [row] = await select(queries, values);
    if (row === undefined) throw new Error('a statement without a table gives one row');
    return decode<R>(row);
  };
}

/**
 * Raises the revision of a document, and reads by the same statement what is there then; the statement is made once. `make`
 * does not look at the id. Who calls has the document locked.
 */
export function raiseAndReadOnce<R extends Readings>(
  make: (id: string) => R,
): (queries: Queries, id: string, updatedAt: string) => Promise<Read<R>> {
  const update = compileOnce(['id', 'updatedAt'], (queries, { id, updatedAt }) =>
    queries
      .updateTable('duerpDocument')
      .set({ updatedAt, revision: sql<number>`"revision" + 1` })
      .where('id', '=', id)
      .returning(toSelections(queries, make(id))),
  );
  return async (queries, id, updatedAt) => {
    const [row] = await update(queries, { id, updatedAt });
    if (row === undefined) throw new Error('a document that is locked is there');
    return decode<R>(row);
  };
}

/** Changes a document and reads, by the same statement, what is there then. */
export const updateDuerpAndRead = async <R extends Readings>(
  queries: Queries,
  id: string,
  changes: Partial<Selectable<Schema['duerpDocument']>>,
  readings: R,
): Promise<Read<R>> =>
  decode<R>(
    await queries
      .updateTable('duerpDocument')
      .set(changes)
      .where('id', '=', id)
      .returning(toSelections(queries, readings))
      .executeTakeFirstOrThrow(),
  );
