import { readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATION_NAMES } from '../../src/db/migrations.ts';
import { makeBackup } from '../../src/odu/backup/make-backup.ts';
import { MANIFEST, readManifest, SECRET, SUMS } from '../../src/odu/backup/manifest.ts';
import { type Entry, readEntries, writeEnd, writeEntry } from '../../src/odu/backup/tar.ts';
import { verifyFile } from '../../src/odu/verify/verify-file.ts';
import { readConfig } from '../../src/config.ts';
import { makeFolder, makeSqlitePlace, type Place, runOduIn } from './installations.ts';

const FIXTURE = join(import.meta.dirname, `fixtures/${MIGRATION_NAMES.at(-1)}.tar`);
const AS_SEALED = 'Tout est comme scellé (versions\u00A0: 2, factures\u00A0: 1).';

/** An installation with two versions of a document and an invoice. */
async function makeFilledPlace() {
  const place = makeSqlitePlace();
  expect((await runOduIn(place, 'restore', FIXTURE)).code).toBe(0);
  return place;
}

function change({ dataDir }: Place, statements: string) {
  const database = new DatabaseSync(join(dataDir, 'odu.sqlite'), { enableForeignKeyConstraints: false });
  database.exec(statements);
  database.close();
}

test('what SQLite finds wrong in its own file is told beside what was sealed', async () => {
  const place = await makeFilledPlace();
  change(place, "create table essai (a text unique); insert into essai values ('dans deux pages');");
  // One is in the table, the other in its index.
  const file = join(place.dataDir, 'odu.sqlite');
  const bytes = readFileSync(file);
  bytes.write('d', bytes.lastIndexOf('dans deux pages') + 'dans '.length - 1);
  writeFileSync(file, bytes);
  const { code, output } = await runOduIn(place, 'verify');
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^Fichier odu\.sqlite +row 1 missing from index sqlite_autoindex_essai_1$/m),
  ]);
});

test('versions are looked at in their order, in whatever one the file has them, and so are those of its backup', async () => {
  const place = await makeFilledPlace();
  change(
    place,
    'create temp table first as select * from version where "versionNumber" = 1; delete from version where "versionNumber" = 1; insert into version select * from first;',
  );
  expect(await runOduIn(place, 'verify')).toMatchObject({ code: 0, output: AS_SEALED });
  const file = join(makeFolder(), 'odu.tar');
  expect((await runOduIn(place, 'backup', file)).code).toBe(0);
  expect(await runOduIn(place, 'verify', file)).toMatchObject({ code: 0, output: AS_SEALED });
});

test('a backup says of which instant it is', async () => {
  const place = await makeFilledPlace();
  const path = join(makeFolder(), 'odu.tar');
  const now = new Date('2026-11-16T11:00:00.000Z');
  await makeBackup(readConfig({ ODU_DATA_DIR: place.dataDir }), { path, now });
  const instants: string[] = [];
  for await (const { name, content } of readEntries(path))
    if (name === MANIFEST) instants.push(readManifest(path, content).createdAt);
  expect(instants).toEqual([now.toISOString()]);
});

/** The fixture, each of its files changed by `change`; one that is undefined is left out. Gives its path, and the names of all. */
async function writeFixture(name: string, change: (entry: Entry) => Entry | undefined) {
  const path = join(makeFolder(), name);
  const file = await open(path, 'w');
  const names: string[] = [];
  for await (const entry of readEntries(FIXTURE)) {
    names.push(entry.name);
    const changed = change(entry);
    if (changed !== undefined) await writeEntry(file, changed);
  }
  await writeEnd(file);
  await file.close();
  return { path, names };
}

test('a list of sums that has something behind its last line is not as it was written', async () => {
  const { path } = await writeFixture('plus.tar', ({ name, content }) =>
    name === SUMS ? { name, content: Buffer.concat([content, Buffer.from('x')]) } : { name, content },
  );
  expect((await verifyFile(path)).findings).toEqual([
    { what: SUMS, problem: 'ses octets ont changé depuis la sauvegarde' },
  ]);
});

test('a backup whose secret was taken out is not whole, though every other byte is right', async () => {
  const { path, names } = await writeFixture('sans-secret.tar', (entry) =>
    entry.name === SECRET ? undefined : entry,
  );
  expect(names.slice(-2)).toEqual([SECRET, SUMS]);
  expect((await verifyFile(path)).findings).toEqual([
    { what: SUMS, problem: 'ses octets ont changé depuis la sauvegarde' },
  ]);
  const restored = await runOduIn(makeSqlitePlace(), 'restore', path);
  expect([restored.code, restored.error]).toEqual([1, expect.stringContaining(`abîmée (${SUMS})`)]);
});
