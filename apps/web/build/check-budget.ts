import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DOCUMENT_VIEW, EDITOR_STEPS, FIRST_PAGE, ROUTE } from './budget.ts';
import type { Weight } from './budget.ts';

/** The part of Vite's manifest that is read. */
type Chunk = {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
};
type Manifest = Record<string, Chunk>;

const DIST = join(import.meta.dirname, '..', process.argv[2] ?? 'dist');

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
const sizes = new Map<string, number>();

const weigh = (file: string): number => {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
};

/** The scripts and style sheets that a chunk needs before it runs: its own, and those of what it imports. */
const listFiles = (key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (chunk === undefined) throw new Error(`The manifest has no chunk ${key}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const sheet of chunk.css ?? []) seen.add(sheet);
  for (const imported of chunk.imports ?? []) listFiles(imported, seen);
  return seen;
};

const sum = (files: readonly string[]) => files.reduce((total, file) => total + weigh(file), 0);
const show = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const failures: string[] = [];

/** Weighs what some chunks add to the files that are there already, and notes what goes over its limit. */
const check = (name: string, chunkKeys: readonly string[], present: ReadonlySet<string>, limit: Weight) => {
  const files = [...new Set(chunkKeys.flatMap((key) => [...listFiles(key)]))].filter(
    (file) => !present.has(file),
  );
  const weight: Weight = {
    js: sum(files.filter((file) => file.endsWith('.js'))),
    css: sum(files.filter((file) => file.endsWith('.css'))),
  };
  const parts = (['js', 'css'] as const).map((kind) => {
    const text = `${kind} ${show(weight[kind])} of ${show(limit[kind])}`;
    if (weight[kind] > limit[kind]) failures.push(`Too heavy: ${name}, ${text}.`);
    return text;
  });
  process.stdout.write(`${name}: ${parts.join(', ')}\n`);
};

const keys = Object.keys(manifest);
const routeKeys = keys.filter((key) => /^src\/routes\/.*tsr-split=component/.test(key));
const findRoute = (file: string) => {
  const key = routeKeys.find((routeKey) => routeKey.startsWith(`src/routes/${file}?`));
  if (key === undefined) throw new Error(`The manifest has no route ${file}.`);
  return key;
};
const entryKey = keys.find((key) => manifest[key]?.isEntry === true);
if (entryKey === undefined) throw new Error('The manifest has no entry.');
const entryFiles = listFiles(entryKey);
const withRoute = (file: string) => new Set([...entryFiles, ...listFiles(findRoute(file))]);

const firstKeys = [entryKey, findRoute('login.tsx')];
check('/login, everything before the first paint', firstKeys, new Set(), FIRST_PAGE);
for (const key of routeKeys) check(key.replace(/^src\/routes\/|\?.*$/g, ''), [key], entryFiles, ROUTE);

const editorFiles = withRoute('_authenticated/duerps.$duerpId.edit.tsx');
for (const key of keys.filter((name) => name.startsWith('src/features/editor/steps/'))) {
  const step = key.replace(/^.*\/|\.tsx$/g, '');
  const limit = EDITOR_STEPS[step];
  if (limit === undefined) failures.push(`The editor's step ${step} has no limit in build/budget.ts.`);
  else check(`editor, ${step}`, [key], editorFiles, limit);
}
const detailFiles = withRoute('_authenticated/duerps.$duerpId.index.tsx');
check('document page', ['src/document/document-view.ts'], detailFiles, DOCUMENT_VIEW);

if (failures.length > 0) {
  process.stderr.write(`${failures.join('\n')}\n`);
  process.exitCode = 1;
}
