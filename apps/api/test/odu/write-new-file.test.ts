import { randomUUID } from 'node:crypto';
import {
  fsyncSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { OperatorError } from '../../src/odu/operator-error.ts';
import { writeNewFile } from '../../src/odu/write-new-file.ts';
import { DAY } from '../../src/services/clock.ts';
import { syncFolder } from '../../src/sync-folder.ts';

vi.mock(import('node:fs'), async (original) => {
  const real = await original();
  return { ...real, fsyncSync: vi.fn<typeof real.fsyncSync>(real.fsyncSync) };
});

const root = mkdtempSync(join(tmpdir(), 'odu-fichier-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(root, 'essai-'));
});

test('a file that another container of the same process number is writing stays, and keeps nobody away', async () => {
  const path = join(folder, 'odu.tar');
  const others = `${path}.${process.pid}.partial`;
  writeFileSync(others, 'à moitié');
  await writeNewFile(path, async (file) => void (await file.write('tout')));
  expect(readFileSync(path, 'utf8')).toBe('tout');
  expect(readFileSync(others, 'utf8')).toBe('à moitié');
  expect(readdirSync(folder)).toHaveLength(2);
});

test('one that cannot be written to its end leaves nothing', async () => {
  const full = Object.assign(new Error('full'), { code: 'ENOSPC' });
  const writing = writeNewFile(join(folder, 'odu.tar'), () => Promise.reject(full));
  await expect(writing).rejects.toBeInstanceOf(OperatorError);
  await expect(writing).rejects.toThrow('le disque est plein');
  expect(readdirSync(folder)).toEqual([]);
});

test.for([
  ['EFBIG', 'un fichier de cette taille'],
  ['EIO', 'le disque signale une erreur'],
  ['EDQUOT', 'le disque est plein'],
  ['ETXTBSY', 'le système répond ETXTBSY'],
] as const)('a writing that the system refuses by %s is one sentence', async ([code, raison]) => {
  const refused = Object.assign(new Error('in English'), { code, syscall: 'write' });
  const writing = writeNewFile(join(folder, 'odu.tar'), () => Promise.reject(refused));
  await expect(writing).rejects.toBeInstanceOf(OperatorError);
  await expect(writing).rejects.toThrow(raison);
});

test('what fails beside the file is none of its faults', async () => {
  const fault = Object.assign(new Error('in English'), { code: 'ECONNRESET' });
  const writing = writeNewFile(join(folder, 'odu.tar'), () => Promise.reject(fault));
  await expect(writing).rejects.toBe(fault);
});

test('a name may be as long as the system takes, and one that is longer is told', async () => {
  const path = join(folder, `${'é'.repeat(125)}.tar`);
  await writeNewFile(path, async (file) => void (await file.write('tout')));
  expect(readFileSync(path, 'utf8')).toBe('tout');
  const longer = writeNewFile(join(folder, 'e'.repeat(256)), () => Promise.resolve());
  await expect(longer).rejects.toThrow('son nom est trop long');
});

// A folder of /proc is one of those that the system does not sync: what is in it is written all the same.
test.for([tmpdir(), '/proc'])('%s is synced, or cannot be', (path) => {
  expect(() => syncFolder(path)).not.toThrow();
});

test('a folder that is not there is told', () => {
  expect(() => syncFolder(join(folder, 'absent'))).toThrow('ENOENT');
});

// A network mount, or one of a user's own program, says by these that its folders are not synced.
test.for(['ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EPERM', 'EISDIR', 'EACCES', 'EBADF'])(
  'a file is written where its folder answers %s',
  async (code) => {
    vi.mocked(fsyncSync).mockImplementationOnce(() => {
      throw Object.assign(new Error(code), { code });
    });
    const path = join(folder, 'odu.tar');
    await writeNewFile(path, async (file) => void (await file.write('tout')));
    expect(readFileSync(path, 'utf8')).toBe('tout');
  },
);

test('what a disk that fails answers for its folder is told', () => {
  vi.mocked(fsyncSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('EIO'), { code: 'EIO' });
  });
  expect(() => syncFolder(folder)).toThrow('EIO');
});

test('what a killed writing of the same file left is gone a day later, and nothing else', async () => {
  const path = join(folder, 'odu.tar');
  const age = (name: string, days: number) => {
    const then = new Date(Date.now() - days * DAY);
    writeFileSync(join(folder, name), 'à moitié');
    utimesSync(join(folder, name), then, then);
    return name;
  };
  age(`odu.tar.${randomUUID()}.partial`, 2);
  const kept = [
    age(`odu.tar.${randomUUID()}.partial`, 0.5),
    age(`autre.tar.${randomUUID()}.partial`, 2),
    age('odu.tar.ancien.partial', 2),
  ];
  await writeNewFile(path, async (file) => void (await file.write('tout')));
  expect(readdirSync(folder).toSorted()).toEqual(['odu.tar', ...kept].toSorted());
});
