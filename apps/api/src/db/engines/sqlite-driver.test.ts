import { CompiledQuery, type DatabaseConnection, type SqliteDatabase } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PatientSqliteDriver } from './sqlite-driver.ts';

const PATIENCE_MS = 1_000;
/** Each try takes as long, by the clock of these tests. */
const TRY_MS = 100;
const MOST_TRIES = PATIENCE_MS / TRY_MS;

let now = 0;
let tries = 0;
/** How many more tries another process refuses by its lock. */
let refusals = 0;
let connection: DatabaseConnection;

const write = () => {
  now += TRY_MS;
  tries += 1;
  refusals -= 1;
  if (refusals >= 0)
    throw Object.assign(new Error('database is locked'), { code: 'ERR_SQLITE_ERROR', errcode: 5 });
  return { changes: 1, lastInsertRowid: 1 };
};
const database: SqliteDatabase = {
  close: () => {},
  prepare: (sql) => ({
    reader: sql.startsWith('select'),
    all: () => [],
    run: write,
    iterate: () => [][Symbol.iterator](),
  }),
};
const run = (sql: string) => connection.executeQuery(CompiledQuery.raw(sql));
const WRITE = 'insert into noted values (1)';

beforeEach(async () => {
  now = 0;
  tries = 0;
  refusals = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const driver = new PatientSqliteDriver(database, PATIENCE_MS);
  await driver.init();
  connection = await driver.acquireConnection();
});
afterEach(() => void vi.restoreAllMocks());

test('a lock that is held too long is waited for once: who comes after it is told so at once, also after a read', async () => {
  refusals = Infinity;
  await expect(run(WRITE)).rejects.toThrow('locked');
  expect(tries).toBe(MOST_TRIES + 1);
  await run('select 1');
  await expect(run(WRITE)).rejects.toThrow('locked');
  expect(tries).toBe(MOST_TRIES + 2);
});

test('a lock that is taken after a write is waited for as long as the one before it', async () => {
  for (let turn = 0; turn < 3; turn += 1) {
    refusals = MOST_TRIES - 1;
    await run(WRITE);
  }
  expect(tries).toBe(3 * MOST_TRIES);
});

test('a lock that comes long after one that was held too long is waited for again, though nothing was written between', async () => {
  refusals = Infinity;
  await expect(run(WRITE)).rejects.toThrow('locked');
  now += PATIENCE_MS;
  refusals = MOST_TRIES - 1;
  await run(WRITE);
  expect(refusals).toBe(-1);
});
