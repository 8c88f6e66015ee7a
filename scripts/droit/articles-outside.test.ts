import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findArticles } from './find-articles.ts';

const ROOT = join(import.meta.dirname, '../..');

// Tests and stories have words of their own; the law's module is the place for the numbers.
const NOT_READ =
  /node_modules|\.(test|stories|gen|css)\.tsx?$|^packages\/domain\/src\/droit\/|^packages\/ui\/src\/stories\//;

const PATHS = globSync(
  [
    '{apps,packages}/*/src/**/*.{ts,tsx,mdx,html}',
    'apps/web/index.html',
    'packages/referentiel/content/**/*.yaml',
    'packages/report/template/*.typ',
  ],
  { cwd: ROOT },
)
  .filter((path) => !NOT_READ.test(path))
  .toSorted();

// Read while the tests are collected, which has no time limit: a busy machine needs longer than a test has.
const FOUND = PATHS.flatMap((path) => findArticles(path, readFileSync(join(ROOT, path), 'utf8')));

test.for([
  ['a.tsx', 'const a = <p>Voir l’article L4121-3-1, III.</p>;', 'L4121-3-1'],
  ['a.tsx', 'const a = <p>(art. L.&nbsp;4121-3)</p>;', 'L. 4121-3'],
  ['a.ts', "const a = 'C. trav. R4121-4';", 'R4121-4'],
  ['a.ts', 'const a = `art. D.\u00A04163-2 et ${suite}`;', 'D. 4163-2'],
  ['a.ts', 'const a = `art. L.${NBSP}4121-3`;', 'L. 4121-3'],
  ['a.html', '<p>(article L.&nbsp;123-22 du Code de commerce)</p>', 'L. 123-22'],
  ['a.typ', '[Article R. 4121-2]', 'R. 4121-2'],
  ['a.yaml', "texte: 'Selon R4412-149.'", 'R4412-149'],
] as const)('%s: « %s » has a number', ([path, source, numero]) => {
  expect(findArticles(path, source)).toEqual([`${path}:1: ${numero}`]);
});

test.for([
  ['a.ts', '// Art. R4121-1 C. trav.\nconst a = 1;'],
  ['a.ts', "const a = 'Lot L12, code BRU-LES-01, D10, R2D2-3';"],
  ['a.yaml', "  - source: 'C. trav. R4412-149\n      et R4412-154'\n    texte: Aucun"],
  ['a.typ', '// art. L4121-3'],
] as const)('%s: « %s » has none', ([path, source]) => {
  expect(findArticles(path, source)).toEqual([]);
});

test('a number is named by its file and its line', () => {
  expect(findArticles('a.yaml', 'cle: A\nsource: C. trav. R1-1\ntexte: L4121-3')).toEqual([
    'a.yaml:3: L4121-3',
  ]);
});

test('no text that a person reads cites an article outside packages/domain/src/droit', () => {
  expect(PATHS.length).toBeGreaterThan(500);
  expect(FOUND, 'Say it in packages/domain/src/droit: docs/adr/0007-droit.md').toEqual([]);
});
