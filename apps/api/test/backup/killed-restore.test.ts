import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { changeAtOnce } from '../../src/db/own-transaction.ts';
import { MIGRATION_NAMES } from '../../src/db/migrations.ts';
import { runProgram } from '../../src/odu/main.ts';
import { captureOutput } from '../odu/capture-output.ts';
import { makePlace, makeSqlitePlace, type Place, readEverything, runOduIn } from './installations.ts';

const BACKUP = join(import.meta.dirname, `fixtures/${MIGRATION_NAMES.at(-1)}.tar`);
const LEFT = 'secret.0b6b3a0e-5d0c-4d7a-9e0b-0123456789ab.partial';

/** An empty database and data folder on the engine of the test's project. */
async function makeEmptyPlace(): Promise<Place> {
  const place = await makePlace();
  if (place.databaseUrl === undefined) return makeSqlitePlace();
  rmSync(join(place.dataDir, 'secret'));
  await changeAtOnce(place, async (queries) => {
    await sql`drop schema public cascade`.execute(queries);
    await sql`create schema public`.execute(queries);
  });
  return place;
}

const leaveSecret = ({ dataDir }: Place) => writeFileSync(join(dataDir, LEFT), 'y'.repeat(43));

/** What a restore that was killed in an empty place leaves, by how far it came. */
const KILLED = [
  ['before it began', () => {}],
  ['before it had opened the database', leaveSecret],
  [
    'before its transaction ended',
    (place: Place) => {
      leaveSecret(place);
      if (place.databaseUrl === undefined) writeFileSync(join(place.dataDir, 'odu.sqlite'), '');
    },
  ],
  [
    'before the secret had its place',
    async (place: Place) => {
      await runOduIn(place, 'restore', BACKUP);
      renameSync(join(place.dataDir, 'secret'), join(place.dataDir, LEFT));
    },
  ],
] as const;

test.for(KILLED)('a restore with --replace ends what one left that was killed %s', async ([, leave]) => {
  const place = await makeEmptyPlace();
  await leave(place);
  expect(await runOduIn(place, 'restore', BACKUP, '--replace', '--json')).toMatchObject({
    code: 0,
    error: '',
  });
  expect(existsSync(join(place.dataDir, 'secret'))).toBe(true);
  expect(readdirSync(place.dataDir).filter((name) => name.endsWith('.partial'))).toEqual([]);
  const whole = await makeEmptyPlace();
  expect((await runOduIn(whole, 'restore', BACKUP)).code).toBe(0);
  const { invoiceCounter: _ofToday, ...restored } = await readEverything(place);
  expect(await readEverything(whole)).toMatchObject(restored);
});

test('what was restored before the kill is kept by --replace, as any database', async () => {
  const place = await makeEmptyPlace();
  await runOduIn(place, 'restore', BACKUP);
  const before = await readEverything(place);
  renameSync(join(place.dataDir, 'secret'), join(place.dataDir, LEFT));
  const { code, error, output } = await runOduIn(place, 'restore', BACKUP, '--replace');
  expect([code, error]).toEqual([0, '']);
  const kept = /gardé dans (\S+\.tar)\./.exec(output)?.[1] ?? '';
  const again = await makeEmptyPlace();
  expect((await runOduIn(again, 'restore', kept, '--continue-invoices')).code).toBe(0);
  expect(await readEverything(again)).toEqual(before);
});

test('an empty place has nothing that is kept, and does not say so', async () => {
  const place = await makeEmptyPlace();
  const { code, output } = await runOduIn(place, 'restore', BACKUP, '--replace');
  expect([code, output]).toEqual([0, expect.not.stringContaining('avant-restauration')]);
  expect(readdirSync(place.dataDir).filter((name) => name.startsWith('avant-'))).toEqual([]);
});

test('a database that is used is not replaced from a folder that is not its own', async () => {
  const place = await makeEmptyPlace();
  expect((await runOduIn(place, 'restore', BACKUP)).code).toBe(0);
  const before = await readEverything(place);
  rmSync(join(place.dataDir, 'secret'));
  const { code } = await runOduIn(place, 'restore', BACKUP, '--replace');
  // The embedded one is in the folder: it is this one's own, and replaced by the same.
  expect(code).toBe(place.databaseUrl === undefined ? 0 : 1);
  const { invoiceCounter: _ofToday, ...kept } = before;
  expect(await readEverything(place)).toMatchObject(kept);
});

test.for([
  ['sandbox', true],
  ['off', false],
] as const)(
  'a restore speaks of the invoices that follow where there are any: billing %s, %j',
  async ([billing, isTold]) => {
    const { dataDir } = makeSqlitePlace();
    const { code, output } = await captureOutput(() =>
      runProgram(['restore', BACKUP], { ODU_DATA_DIR: dataDir, ODU_BILLING: billing }),
    );
    expect([code, output.includes('forment une nouvelle série')]).toEqual([0, isTold]);
  },
);
