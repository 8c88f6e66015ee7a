import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../..');
const text = readFileSync(join(ROOT, 'docs/securite.md'), 'utf8');
const headings = text.split('\n').filter((line) => line.startsWith('## '));
const rows = text.split('\n').flatMap((line) => {
  const [, number, level, requirement, state = '', why = ''] = line.split('|').map((cell) => cell.trim());
  return /^\d+\.\d+\.\d+$/.test(number ?? '') ? [{ number, level, requirement, state, why }] : [];
});
const filesOf = (why: string) =>
  [...why.matchAll(/`((?:apps|packages|docs|e2e|scripts)\/[^`]+|package-lock\.json)`/g)].map(
    ([, file = '']) => file,
  );
const isTest = (file: string) => /\.(test\.tsx?|stories\.tsx|e2e\.ts)$/.test(file);

test('the table has every requirement of ASVS 5.0, levels 1 and 2, once, in its order', () => {
  // OWASP ASVS 5.0.0, docs_en/…_5.0.0_en.csv: 70 requirements of level 1, 183 of level 2.
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
  const numbers = rows.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(253);
  const collator = new Intl.Collator('en', { numeric: true });
  expect(numbers).toEqual(numbers.toSorted((one = '', other = '') => collator.compare(one, other)));
});

test('no line is blank, and each has one of the states', () => {
  for (const { number, requirement, state, why } of rows) {
    expect.soft(requirement, number).not.toBe('');
    expect.soft(why, number).not.toBe('');
    expect.soft(['test', 'doc', 'n/a', 'operator', 'gap'], number).toContain(state);
  }
});

test('every file named exists, and what says that a test shows it names one', () => {
  for (const { number, state, why } of rows) {
    const files = filesOf(why);
    for (const file of files) expect.soft(existsSync(join(ROOT, file)), `${number} ${file}`).toBe(true);
    expect.soft(state !== 'test' || files.some(isTest), number).toBe(true);
  }
});

test('what says that a document shows it names a file, or a part of this one', () => {
  for (const { number, why } of rows.filter(({ state }) => state === 'doc')) {
    const parts = [...why.matchAll(/« ([^»]+) »/g)].map(([, part]) => `## ${part}`);
    for (const part of parts) expect.soft(headings, number).toContain(part);
    expect.soft(parts.length + filesOf(why).length, number).toBeGreaterThan(0);
  }
});
