import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The part of Vite's manifest that is read. */
type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  isEntry?: boolean;
};
type Manifest = Record<string, Chunk>;

// Bytes of JavaScript after gzip: what the browser must parse and run.
const FIRST_LIMIT = 150_000;
const ROUTE_LIMIT = 60_000;
const DIST = join(import.meta.dirname, '..', 'dist');

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
const sizes = new Map<string, number>();

const weigh = (file: string): number => {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(DIST, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
};

/** The files that a chunk needs before it runs: itself and what it imports. */
const listFiles = (key: string, seen = new Set<string>()): Set<string> => {
  const chunk = manifest[key];
  if (chunk === undefined || seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) listFiles(imported, seen);
  return seen;
};

const sum = (files: Iterable<string>) => [...files].reduce((total, file) => total + weigh(file), 0);
const print = (line: string) => process.stdout.write(`${line}\n`);
const show = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry === true);
const routeKeys = Object.keys(manifest).filter((key) => /^src\/routes\/.*tsr-split=component/.test(key));
const loginKey = routeKeys.find((key) => key.startsWith('src/routes/login.tsx'));
if (entryKey === undefined || loginKey === undefined)
  throw new Error('The manifest has no entry or no /login chunk.');

const entryFiles = listFiles(entryKey);
const failures: string[] = [];
const first = sum(new Set([...entryFiles, ...listFiles(loginKey)]));
print(`/login, everything before the first paint: ${show(first)} of ${show(FIRST_LIMIT)}`);
if (first > FIRST_LIMIT) failures.push(`/login weighs ${show(first)}, more than ${show(FIRST_LIMIT)}.`);

for (const key of routeKeys) {
  const weight = sum([...listFiles(key)].filter((file) => !entryFiles.has(file)));
  const name = key.replace(/^src\/routes\/|\?.*$/g, '');
  print(`${name}: ${show(weight)} of ${show(ROUTE_LIMIT)}`);
  if (weight > ROUTE_LIMIT)
    failures.push(`The route ${name} weighs ${show(weight)}, more than ${show(ROUTE_LIMIT)}.`);
}

if (failures.length > 0) {
  process.stderr.write(`${failures.join('\n')}\n`);
  process.exitCode = 1;
}
