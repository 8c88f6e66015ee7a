import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { writeNewFile } from '../../src/odu/write-new-file.ts';
import { DAY } from '../../src/services/clock.ts';

const root = mkdtempSync(join(tmpdir(), 'odu-reste-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'essai-'));
});

const MODULE = pathToFileURL(join(import.meta.dirname, '../../src/odu/write-new-file.ts')).href;
/** Writes half of a file, says so, and the other half when it is told to. */
const WRITER = `
  import { once } from 'node:events';
  import { writeNewFile } from ${JSON.stringify(MODULE)};
  await writeNewFile(process.argv[1], async (file) => {
    await file.write('la moitié');
    console.log('begun');
    await once(process.stdin, 'data');
    await file.write(', puis le reste');
  });
  process.exit(0);`;

/** A process that has begun to write a file. */
async function begin(path: string): Promise<ChildProcess> {
  const writer = spawn(process.execPath, ['--input-type=module', '-e', WRITER, path], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  onTestFinished(() => void writer.kill('SIGKILL'));
  await once(writer.stdout, 'data');
  return writer;
}

async function kill(writer: ChildProcess) {
  writer.kill('SIGKILL');
  await once(writer, 'exit');
}

const write = (name: string) =>
  writeNewFile(join(folder, name), async (file) => void (await file.write('tout')));
const list = () => readdirSync(folder).toSorted();

test.for(['odu.tar', 'odu-du-lendemain.tar'])(
  'what a killed writing left is gone with the next one, to %s',
  async (next) => {
    await kill(await begin(join(folder, 'odu.tar')));
    expect(list()).toHaveLength(2);
    await write(next);
    expect(list()).toEqual([next]);
  },
);

test('a file that goes on being written stays while others are, and is whole at its end', async () => {
  const path = join(folder, 'odu.tar');
  const [living, dead] = [await begin(path), await begin(join(folder, 'autre.tar'))];
  const [begun = ''] = list().filter((name) => /^odu\.tar\..*\.partial$/.test(name));
  // Stopped for days, with its terminal: nothing is written, and it goes on afterwards.
  const then = new Date(Date.now() - 9 * DAY);
  utimesSync(join(folder, begun), then, then);
  await kill(dead);
  await write('encore.tar');
  expect(list()).toEqual(['encore.tar', begun.replace('.partial', '.lock'), begun]);
  living.stdin?.write('\n');
  expect(await once(living, 'exit')).toEqual([0, null]);
  expect(list()).toEqual(['encore.tar', 'odu.tar']);
  expect(readFileSync(path, 'utf8')).toBe('la moitié, puis le reste');
});

test("what another machine's is, or has no lock, waits for its day", async () => {
  await kill(await begin(join(folder, 'odu.tar')));
  const elsewhere = `odu.tar.${randomUUID()}`;
  for (const name of list())
    renameSync(join(folder, name), join(folder, elsewhere + name.slice(name.lastIndexOf('.'))));
  await kill(await begin(join(folder, 'odu.tar')));
  const [lock = ''] = list().filter((name) => name.endsWith('.lock') && !name.startsWith(elsewhere));
  rmSync(join(folder, lock));
  const left = list();
  expect(left).toHaveLength(3);
  await write('odu.tar');
  expect(list()).toEqual([...left, 'odu.tar'].toSorted());
  const then = new Date(Date.now() - 1.1 * DAY);
  for (const name of left) utimesSync(join(folder, name), then, then);
  rmSync(join(folder, 'odu.tar'));
  await write('odu.tar');
  expect(list()).toEqual(['odu.tar']);
});

test('a lock alone is gone with the next one, and a file of somebody else stays', async () => {
  await kill(await begin(join(folder, 'odu.tar')));
  const [partial = ''] = list().filter((name) => name.endsWith('.partial'));
  rmSync(join(folder, partial));
  writeFileSync(join(folder, partial.replace('odu', 'un-autre')), 'sans verrou');
  await write('suivant.tar');
  expect(list()).toEqual(['suivant.tar', partial.replace('odu', 'un-autre')]);
});

test('a lock that cannot be asked keeps its file', async () => {
  const writer = await begin(join(folder, 'odu.tar'));
  await kill(writer);
  const left = list();
  const lock = left.find((name) => name.endsWith('.lock')) ?? '';
  writeFileSync(
    join(folder, lock),
    'no database, longer than the sixteen bytes that one begins with'.repeat(20),
  );
  await write('autre.tar');
  expect(list()).toEqual([...left, 'autre.tar'].toSorted());
});
