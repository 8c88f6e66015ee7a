import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrateTo } from '../../src/db/migrate.ts';
import { changeAtOnce } from '../../src/db/own-transaction.ts';
import { MIGRATION_NAMES } from '../../src/db/migrations.ts';
import { makeFolder, makeSqlitePlace, runOduIn } from '../backup/installations.ts';

const backup = () => join(makeFolder(), 'odu.tar');
const BACKUP = join(import.meta.dirname, `../backup/fixtures/${MIGRATION_NAMES.at(-1)}.tar`);

async function makePlaceWith(change: (file: Buffer) => Buffer) {
  const place = makeSqlitePlace();
  await changeAtOnce(place, (queries) => migrateTo(queries));
  const file = join(place.dataDir, 'odu.sqlite');
  writeFileSync(file, change(readFileSync(file)));
  return place;
}

/** After the first page, which says that it is a database: what a failing disk leaves. */
const spoilPages = (file: Buffer) => file.fill(0xff, 4096);
const replaceAll = () => randomBytes(8192);

test.for([
  ['pages that are not as SQLite wrote them', spoilPages],
  ['a file that is no database', replaceAll],
] as const)('%s: one sentence for each command, and for doctor a line', async ([, change]) => {
  const place = await makePlaceWith(change);
  const file = backup();
  for (const command of [
    ['accounts', 'list'],
    ['verify'],
    ['backup', file],
    ['restore', BACKUP, '--replace'],
  ]) {
    const { code, error } = await runOduIn(place, ...command);
    expect([command, code, error]).toEqual([command, 1, expect.stringMatching(/^La base .* est abîmée/)]);
    expect(error.split('\n')).toHaveLength(1);
  }
  expect(existsSync(file)).toBe(false);
  const { code, output, error } = await runOduIn(place, 'doctor');
  expect([code, error]).toEqual([1, 'À réparer\u00a0: Base de données.']);
  expect(output).toMatch(/^Base de données +non +La base .* est abîmée/m);
});

test('an empty database has nothing in order: its name may be mistyped', async () => {
  const place = makeSqlitePlace();
  writeFileSync(join(place.dataDir, 'odu.sqlite'), '');
  for (const command of [['accounts', 'list'], ['verify'], ['backup', backup()]]) {
    const { code, output, error } = await runOduIn(place, ...command);
    expect([command, code, output, error]).toEqual([
      command,
      1,
      '',
      expect.stringMatching(/^La base de données est vide/),
    ]);
  }
});

test('a file that cannot be opened: one sentence for each command, and for doctor a line', async () => {
  const place = makeSqlitePlace();
  mkdirSync(join(place.dataDir, 'odu.sqlite'));
  for (const command of [['accounts', 'list'], ['verify'], ['backup', backup()]]) {
    const { code, error } = await runOduIn(place, ...command);
    expect([command, code, error]).toEqual([
      command,
      1,
      // Whoever only reads meets it later.
      expect.stringMatching(/^(La base .* ne peut pas être ouverte|Le disque .* refuse de lire)[^\n]*$/),
    ]);
  }
  const { code, output, error } = await runOduIn(place, 'doctor');
  expect([code, error]).toEqual([1, 'À réparer\u00a0: Base de données.']);
  expect(output).toMatch(/^Base de données +non +La base .* ne peut pas être ouverte/m);
});
