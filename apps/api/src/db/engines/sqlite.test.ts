import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../database.ts';
import { runDirectly } from './direct.ts';
import { isBusy } from './engine.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'odu-sqlite-'));
const open = () => openDatabase({ databaseUrl: undefined, dataDir, onLost: () => {} });
const makeTable = sql`create table if not exists noted (id integer)`;

beforeEach(() => void mkdirSync(dataDir, { recursive: true }));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** What another program asks of the file before it removes the journal of writes (-wal) as its last user. */
const TAKE_ALONE = `
  const { DatabaseSync } = require('node:sqlite');
  const database = new DatabaseSync(process.argv[1], { timeout: 0 });
  try {
    database.exec('pragma locking_mode = exclusive; select * from noted;');
    process.stdout.write('taken');
  } catch (error) {
    process.stdout.write(error.message);
  }`;
const takeAlone = () =>
  execFileSync(process.execPath, ['-e', TAKE_ALONE, join(dataDir, 'odu.sqlite')], { encoding: 'utf8' });

test('a database that is opened twice in a process, as to migrate it, is still held when the second one is closed', async () => {
  const first = open();
  await makeTable.execute(first.queries);
  const second = open();
  await makeTable.execute(second.queries);
  await second.close();
  expect(takeAlone()).toBe('database is locked');
  await first.close();
  expect(takeAlone()).toBe('taken');
});

test('a row that refers to none is refused', async () => {
  const database = open();
  const { queries } = database;
  await sql`create table parent (id integer primary key)`.execute(queries);
  await sql`create table child (parent integer references parent (id))`.execute(queries);
  await expect(sql`insert into child values (1)`.execute(queries)).rejects.toThrow('FOREIGN KEY');
  await database.close();
});

test('once the journal is emptied nothing of what was written stands in it', async () => {
  const database = open();
  await makeTable.execute(database.queries);
  const journal = join(dataDir, 'odu.sqlite-wal');
  expect(statSync(journal).size).toBeGreaterThan(0);
  await database.emptyJournal();
  expect(statSync(journal).size).toBe(0);
  await database.close();
});

test('of the statements the 300 that were used last stay prepared: one more takes the place of the one left longest', async () => {
  const database = open();
  const run = (value: number) => sql`select ${sql.raw(String(value))}`.execute(database.queries);
  for (let value = 1; value <= 300; value += 1) await run(value);
  const prepare = vi.spyOn(DatabaseSync.prototype, 'prepare');
  onTestFinished(() => prepare.mockRestore());
  for (const value of [1, 301, 1, 301, 3, 2]) await run(value);
  expect(prepare.mock.calls).toEqual([['select 301'], ['select 2']]);
  await database.close();
});

test('rows that are read one after the other are each given once, whoever asks for the same ones meanwhile', async () => {
  const database = open();
  await makeTable.execute(database.queries);
  await sql`insert into noted values (1), (2), (3)`.execute(database.queries);
  const ids: unknown[] = [];
  await database.transaction(async (queries) => {
    const rows = queries.selectFrom('noted' as 'account').selectAll();
    for await (const { id } of rows.stream()) {
      expect(runDirectly(queries, rows.compile().sql, [])).toHaveLength(3);
      ids.push(id);
    }
  });
  expect(ids).toEqual([1, 2, 3]);
  await database.close();
});

test.for([
  ['a request gives up a lock that is held for more than a second', false, 'rejected'],
  ['a migration, or the operator, waits for it', true, 'fulfilled'],
] as const)('%s', async ([_who, isPatient, outcome]) => {
  const database = openDatabase({ databaseUrl: undefined, dataDir, onLost: () => {}, isPatient });
  await makeTable.execute(database.queries);
  const other = new DatabaseSync(join(dataDir, 'odu.sqlite'));
  other.exec('begin immediate');
  let seconds = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
    seconds += 1;
    if (seconds === 15) other.exec('rollback');
    return seconds * 1_000;
  });
  onTestFinished(() => clock.mockRestore());
  const [written] = await Promise.allSettled([sql`insert into noted values (1)`.execute(database.queries)]);
  expect(written.status).toBe(outcome);
  other.close();
  await database.close();
});

describe('a new database that another process is just changing', () => {
  /** Another process that is in the new file before this one. `look` is called each time that the clock is read. */
  function hold(look: (other: DatabaseSync, looks: number) => number) {
    const other = new DatabaseSync(join(dataDir, 'odu.sqlite'));
    other.exec('create table noted (id integer); begin immediate;');
    let looks = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => look(other, (looks += 1)));
    onTestFinished(() => {
      clock.mockRestore();
      other.close();
    });
  }

  test('is opened once it can be', async () => {
    hold((other, looks) => {
      if (looks === 3) other.exec('rollback');
      return looks;
    });
    const database = open();
    const { rows } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(database.queries);
    expect(rows).toEqual([{ journal_mode: 'wal' }]);
    await database.close();
  });

  test('is given up after five seconds', () => {
    hold((_other, looks) => (looks === 1 ? 0 : 5_000));
    let refused: unknown;
    try {
      open();
    } catch (error) {
      refused = error;
    }
    expect(isBusy(refused)).toBe(true);
  });
});
