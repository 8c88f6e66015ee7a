import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MIGRATION_NAMES } from '../../src/db/migrations.ts';
import { examineArchive, readAgain, writeArchive } from '../../src/odu/backup/archive.ts';
import { MANIFEST, SUMS } from '../../src/odu/backup/manifest.ts';
import { type Entry, readEntries } from '../../src/odu/backup/tar.ts';
import { makeFolder, makePlace, makeSqlitePlace, readEverything, runOduIn } from './installations.ts';

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

test('rows that the database refuses are told by its code alone, and what was there stays', async () => {
  const place = await makePlace();
  expect((await runOduIn(place, 'restore', FIXTURE)).code).toBe(0);
  const before = await readEverything(place);
  const twice = await writeChanged(({ name, content }) =>
    name === 'data/account/000001.jsonl.gz'
      ? { name, content: gzipSync(gunzipSync(content).toString().repeat(2)) }
      : { name, content },
  );
  const { code, output, error } = await runOduIn(place, 'restore', twice, '--replace', '--json');
  const sqlState = place.databaseUrl === undefined ? 'ERR_SQLITE_ERROR' : '23505';
  expect([code, output, error]).toStrictEqual([
    1,
    '',
    `La base de données refuse le contenu de ${twice} (${sqlState})\u00A0: rien n'a été changé.`,
  ]);
  expect(await readEverything(place)).toStrictEqual(before);
});

describe('a file that cannot be read to its end', () => {
  const fixture = readFileSync(FIXTURE);
  const BLOCK = 512;
  /** Where the content of the first part ends; what stands up to the next block is its padding. */
  const findEnd = async () => {
    for await (const { content } of readEntries(FIXTURE)) return BLOCK + content.length;
    throw new Error('a backup has a first part');
  };
  const toBlocks = (size: number) => Math.ceil(size / BLOCK) * BLOCK;
  const expectTold = async (bytes: Buffer, sentence: string) => {
    const path = join(makeFolder(), 'essai.tar');
    writeFileSync(path, bytes);
    for (const command of ['verify', 'restore']) {
      const { code, error } = await runOduIn(makeSqlitePlace(), command, path);
      expect([command, code, error]).toStrictEqual([command, 1, `${path} ${sentence}`]);
    }
  };
  const AFTER_MANIFEST = `est coupée ou abîmée juste après sa partie ${MANIFEST}.`;

  test('because it was cut names the last part that is whole', async () => {
    await expectTold(fixture.subarray(0, toBlocks(await findEnd()) + 100), AFTER_MANIFEST);
  });

  test('because a byte between two parts has changed names the first of them', async () => {
    const end = await findEnd();
    expect(end).toBeLessThan(toBlocks(end));
    const changed = Buffer.from(fixture);
    changed[end] = 1;
    await expectTold(changed, AFTER_MANIFEST);
  });

  test('because something follows its end names its last part', async () => {
    await expectTold(
      Buffer.concat([fixture, Buffer.from('x')]),
      `est coupée ou abîmée juste après sa partie ${SUMS}.`,
    );
  });

  test('because its first part says that it is longer than the file names no part, and reads none', async () => {
    const header = Buffer.from(fixture.subarray(0, BLOCK));
    header.write('77777777777', 124);
    header.write('        ', 148);
    const checksum = header.reduce((sum, byte) => sum + byte, 0);
    header.write(`${checksum.toString(8).padStart(6, '0')}\0 `, 148);
    await expectTold(
      Buffer.concat([header, fixture.subarray(BLOCK)]),
      "n'est pas une sauvegarde d'ODU, ou son début est abîmé.",
    );
  });
});
