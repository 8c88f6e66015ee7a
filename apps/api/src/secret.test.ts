import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { StartError } from './config.ts';
import { prepareDataDir } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'odu-dossier-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a data folder is made with those above it, for its owner only', () => {
  const dataDir = join(folder, 'odu/donnees');
  prepareDataDir(dataDir);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  prepareDataDir(dataDir);
});

// Where the system makes no folder, at once: Node's own way to make one with its parents never comes back there.
test.for(['/proc/odu', '/dev/null/odu'])('%s is refused in a sentence', (dataDir) => {
  expect(() => prepareDataDir(dataDir)).toThrow(StartError);
  expect(() => prepareDataDir(dataDir)).toThrow(/ODU_DATA_DIR/);
});

test('a file is refused as it is, and keeps its rights', () => {
  const file = join(folder, 'fichier');
  writeFileSync(file, '', { mode: 0o644 });
  expect(() => prepareDataDir(file)).toThrow(StartError);
  expect(statSync(file).mode & 0o777).toBe(0o644);
});
