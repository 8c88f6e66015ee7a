import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const filesOf = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => /\.(ts|typ)$/.test(file));
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const templates = filesOf('template');

test('one file alone runs each engine, another only says which is installed', () => {
  const knowing = filesOf('src').filter((file) => read(file).includes('@myriaddreamin'));
  expect(knowing.toSorted()).toEqual([
    'src/engine/find-engine.ts',
    'src/engine/native-compiler.ts',
    'src/engine/wasm-compiler.ts',
  ]);
});

test('the template evaluates no text and loads no package', () => {
  expect(templates.length).toBeGreaterThan(10);
  for (const file of templates) expect(read(file)).not.toMatch(/\beval\(|@preview|@local/);
});

test('the template is set in French typography', () => {
  const prose = templates.flatMap((file) =>
    read(file)
      .split('\n')
      .filter((line) => !line.trimStart().startsWith('//'))
      .map((line) => `${file}: ${line}`),
  );
  expect(prose.filter((line) => / [;?»]|« | !(?!=)/.test(line))).toEqual([]);
  expect(prose.filter((line) => /\p{L} :(?!=)/u.test(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
  expect(prose.filter((line) => /\p{L}'\p{L}/u.test(line) && !line.includes('regex('))).toEqual([]);
});

test('no table holds a link to a label: the engine would typeset it twice', () => {
  for (const file of templates.filter((one) => !one.endsWith('synthese.typ')))
    expect(read(file)).not.toMatch(/link\((?:label\(|<)/);
});
