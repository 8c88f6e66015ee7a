import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { MIGRATION_NAMES } from '../../src/db/migrations.ts';
import { examineArchive, readAgain, writeArchive } from '../../src/odu/backup/archive.ts';
import { MANIFEST, SUMS } from '../../src/odu/backup/manifest.ts';
import { type Entry, readEntries } from '../../src/odu/backup/tar.ts';
import { makeFolder, makeSqlitePlace, runOduIn } from './installations.ts';

const FIXTURE = join(import.meta.dirname, `fixtures/${MIGRATION_NAMES.at(-1)}.tar`);

test('a database with a table of another program is not restored into', async () => {
  const place = makeSqlitePlace();
  const file = join(place.dataDir, 'odu.sqlite');
  const theirs = new DatabaseSync(file);
  theirs.exec(`create table job (id text, salary integer); insert into job values ('boulanger', 2000)`);
  theirs.close();
  const { code, output, error } = await runOduIn(place, 'restore', FIXTURE);
  expect([code, output, error]).toStrictEqual([
    1,
    '',
    "Cette base de données est celle d'un autre programme\u00A0: rien n'a été changé.",
  ]);
  const after = new DatabaseSync(file);
  expect(after.prepare('select * from job').all()).toMatchObject([{ id: 'boulanger', salary: 2000 }]);
  after.close();
});

/** The backup of the fixture, changed part by part. */
async function writeChanged(change: (entry: Entry) => Entry): Promise<string> {
  const path = join(makeFolder(), 'autre.tar');
  await writeArchive(
    path,
    (async function* () {
      for await (const entry of readEntries(FIXTURE)) if (entry.name !== SUMS) yield change(entry);
    })(),
  );
  return path;
}

test('a backup in a format of a newer ODU is refused, with what to do', async () => {
  const newer = await writeChanged(({ name, content }) =>
    name === MANIFEST
      ? {
          name,
          content: Buffer.from(
            JSON.stringify({
              ...(JSON.parse(content.toString()) as object),
              formatVersion: 2,
              programVersion: '9.0.0',
            }),
          ),
        }
      : { name, content },
  );
  for (const command of ['verify', 'restore']) {
    const { code, error } = await runOduIn(makeSqlitePlace(), command, newer);
    expect([command, code, error]).toStrictEqual([
      command,
      1,
      `${newer} vient d'une version plus récente d'ODU (9.0.0)\u00A0: mettez ODU à jour.`,
    ]);
  }
});

test('a backup that changes between its two readings is refused, though it is whole each time', async () => {
  const path = join(makeFolder(), 'odu.tar');
  writeFileSync(path, readFileSync(FIXTURE));
  const examined = await examineArchive(path);
  let isChanged = false;
  const other = await writeChanged(({ name, content }) => {
    const isFirstPart = !isChanged && name.startsWith('data/');
    isChanged ||= isFirstPart;
    return isFirstPart ? { name, content: Buffer.concat([content, Buffer.from('x')]) } : { name, content };
  });
  writeFileSync(path, readFileSync(other));
  const readAll = async () => {
    for await (const entry of readAgain(path, examined)) expect(entry.name).not.toBe(SUMS);
  };
  await expect(readAll()).rejects.toThrow(`${path} a changé pendant la lecture.`);
});
