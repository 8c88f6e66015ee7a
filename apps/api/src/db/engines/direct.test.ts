import { mkdtempSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileOnce } from '../compile-once.ts';
import { type Database, openDatabase, type Queries } from '../database.ts';
import { runDirectly } from './direct.ts';

let dataDir: string;
const queried: { isDone: boolean }[] = [];
const faults: unknown[] = [];
let database: Database;

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'odu-direct-'));
  database = openDatabase({
    databaseUrl: undefined,
    dataDir,
    onLost: () => {},
    onQuery: (_seconds, isDone) => queried.push({ isDone }),
    onFault: (error) => faults.push(error),
  });
  await sql`create table noted (value text primary key)`.execute(database.queries);
  queried.length = 0;
  faults.length = 0;
});
afterEach(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const list = compileOnce([], (queries) => ({
  compile: () => sql<{ value: string }>`select value from noted`.compile(queries),
}));
const insert = compileOnce(['value'], (queries, { value }) => ({
  compile: () => sql`insert into noted values (${value})`.compile(queries),
}));
const add = (queries: Queries, value: string) => insert(queries, { value });
const read = async (queries: Queries) => (await list(queries, {})).map(({ value }) => value);
const isDirect = (queries: object) => runDirectly(queries, 'select 1 as one', []) !== undefined;
const aTurn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('a statement that nobody is before is run at once, and counted', async () => {
  await add(database.queries, 'a');
  expect(await read(database.queries)).toEqual(['a']);
  expect(isDirect(database.queries)).toBe(true);
  expect(queried).toEqual([{ isDone: true }, { isDone: true }, { isDone: true }]);
});

test('while a transaction is under way, what is asked outside of it waits, and sees none or all of it', async () => {
  let seen: Promise<string[]> | undefined;
  let written: Promise<unknown> | undefined;
  const { queries } = database;
  const failed = database.transaction(async (inside) => {
    await add(inside, 'undone');
    seen = read(queries);
    written = add(queries, 'kept');
    expect([isDirect(inside), isDirect(queries)]).toEqual([true, false]);
    await aTurn();
    expect(await read(inside)).toEqual(['undone']);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await seen).toEqual([]);
  await written;
  expect(await read(queries)).toEqual(['kept']);
});

test('inside a transaction neither what is outside of it is asked for nor another one begun: both would wait for ever', async () => {
  await database.transaction(async () => {
    expect(() => database.queries).toThrow('inside a transaction');
    await expect(database.transaction(() => Promise.resolve())).rejects.toThrow('inside a transaction');
  });
  expect(await read(database.queries)).toEqual([]);
});

test('a transaction that has ended takes no statement', async () => {
  const inside = await database.transaction(async (queries) => {
    await add(queries, 'a');
    return { queries };
  });
  await expect(add(inside.queries, 'late')).rejects.toThrow('Transaction is already committed');
  expect(await read(database.queries)).toEqual(['a']);
});

test('while another process holds the lock, a statement waits for it', async () => {
  const other = new DatabaseSync(join(dataDir, 'odu.sqlite'));
  other.exec('begin immediate');
  const written = add(database.queries, 'a');
  await aTurn();
  // Who waits has the connection: nothing comes between its tries.
  expect(isDirect(database.queries)).toBe(false);
  other.exec('rollback');
  other.close();
  await written;
  expect(await read(database.queries)).toEqual(['a']);
  expect(faults).toEqual([]);
});

test('a statement that fails is told and counted, and leaves the next one in peace', async () => {
  await add(database.queries, 'a');
  await expect(add(database.queries, 'a')).rejects.toThrow('UNIQUE');
  expect([faults, queried.map(({ isDone }) => isDone)]).toEqual([[expect.any(Error)], [true, false]]);
  expect(await read(database.queries)).toEqual(['a']);
});

test('a database that is closed takes no statement', async () => {
  const { queries } = database;
  await add(queries, 'a');
  await database.close();
  expect(isDirect(queries)).toBe(false);
  await expect(read(queries)).rejects.toThrow('driver has already been destroyed');
});
