import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { PAGE, PAGES, type Weight } from './budget.ts';
import { readChunkRecord } from './chunk-record.ts';
import { listPages } from './page-list.ts';

const DIST = join(import.meta.dirname, '..', process.argv[2] ?? 'dist');
const sizes = new Map<string, number>();

const weigh = (file: string): number => {
  const known = sizes.get(file) ?? brotliCompressSync(readFileSync(join(DIST, file))).length;
  sizes.set(file, known);
  return known;
};

const sum = (files: readonly string[]) => files.reduce((total, file) => total + weigh(file), 0);
const show = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const failures: string[] = [];

const record = readChunkRecord(DIST);
const pages = listPages(record).map(({ path, query, modules }) => ({
  name: query === undefined ? path : `${path}?${query.name}=${query.value}`,
  files: record.listFiles(modules),
}));
const unknown = Object.keys(PAGES).filter((name) => !pages.some((page) => page.name === name));
for (const name of unknown) failures.push(`build/budget.ts names a page that is not there: ${name}.`);

for (const { name, files } of pages) {
  const limit = PAGES[name] ?? PAGE;
  const weight: Weight = { js: sum(files.scripts), css: sum(files.styles) };
  const parts = (['js', 'css'] as const).map((kind) => {
    const text = `${kind} ${show(weight[kind])} of ${show(limit[kind])}`;
    if (weight[kind] > limit[kind]) failures.push(`Too heavy: ${name}, ${text}.`);
    return text;
  });
  process.stdout.write(`${name}: ${files.scripts.length} files, ${parts.join(', ')}\n`);
}

if (failures.length > 0) {
  process.stderr.write(`${failures.join('\n')}\n`);
  process.exitCode = 1;
}
