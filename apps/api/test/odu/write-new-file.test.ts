import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../../src/odu/operator-error.ts';
import { writeNewFile } from '../../src/odu/write-new-file.ts';
import { syncFolder } from '../../src/sync-folder.ts';

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

// A folder of /proc is one of those that the system does not sync: what is in it is written all the same.
test.for([tmpdir(), '/proc'])('%s is synced, or cannot be', (path) => {
  expect(() => syncFolder(path)).not.toThrow();
});

test('a folder that is not there is told', () => {
  expect(() => syncFolder(join(folder, 'absent'))).toThrow('ENOENT');
});
