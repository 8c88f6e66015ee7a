import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRows, ROOT, simplify } from './read-rows.ts';

const rows = readRows();

test('docs/couverture.md names the test of every sentence', () => {
  expect(rows.length).toBeGreaterThan(150);
  const twice = rows.filter(
    ({ text, file }, index) =>
      rows.findIndex((other) => other.text === text && other.file === file) !== index,
  );
  expect(twice).toEqual([]);
});

test.for(rows)('$text stands in $file', ({ text, file }) => {
  const path = join(ROOT, file);
  expect(existsSync(path), `${file} does not exist`).toBe(true);
  const source = simplify(readFileSync(path, 'utf8'));
  for (const part of text.split(/\{[^}]*\}/).filter((one) => one.trim() !== ''))
    expect(source).toContain(simplify(part));
});
