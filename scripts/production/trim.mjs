// Takes out of an installed node_modules what no server reads: half of its bytes. The production test starts what is left.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** For who reads or compiles a package. Licences stay: they must go with the code. */
const FILES = /\.(?:map|d\.[cm]?ts|flow|markdown)$|(?<!LICENSE|LICENCE|NOTICE)\.md$/i;
const FOLDERS = new Set([
  'test',
  'tests',
  '__tests__',
  'docs',
  'example',
  'examples',
  'benchmark',
  'benchmarks',
  '.github',
]);
/** Second builds of a package (for browsers, for the module system that the server does not use), and types alone. */
const UNUSED = ['@types', 'stripe/cjs', 'zod/src'];
/** The copy of `@stackforge-eu/factur-x` too: an alias in package.json makes it a second one. */
const PDF_LIB = ['@cantoo/pdf-lib', '@stackforge-eu/factur-x/node_modules/pdf-lib'];
const OF_PDF_LIB = ['dist', 'src', 'ts3.4'];
const FONTS = '@expo-google-fonts';

/** The engine of the PDFs for machines without a program of their own: 28 MB that nothing reads beside one. */
const ENGINE = '@myriaddreamin';
const WEB_ASSEMBLY_ENGINE = `${ENGINE}/typst-ts-web-compiler`;
const isEngineProgram = (name) => name.startsWith('typst-ts-node-compiler-');

/** Trims the node_modules of a production folder; `fontsSource` is the file that names the fonts of the report. */
export function trim(modules, fontsSource) {
  const unused = readdirSync(join(modules, ENGINE)).some(isEngineProgram)
    ? [...UNUSED, WEB_ASSEMBLY_ENGINE]
    : UNUSED;
  for (const path of unused) remove(join(modules, path));
  for (const copy of PDF_LIB) for (const path of OF_PDF_LIB) remove(join(modules, copy, path));
  const fonts = new Set(readFileSync(fontsSource, 'utf8').match(/[\w-]+\.ttf/g));
  walk(modules, (folder, entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return !FOLDERS.has(entry.name) || isPackage(path) || remove(path);
    const isUnusedFont =
      folder.includes(FONTS) && /\.(?:ttf|png)$/.test(entry.name) && !fonts.has(entry.name);
    return !(FILES.test(entry.name) || isUnusedFont) || remove(path);
  });
}

/** A package may be called `test` or `docs`. */
const isPackage = (path) => existsSync(join(path, 'package.json'));

function walk(folder, isKept) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (isKept(folder, entry) && entry.isDirectory()) walk(join(folder, entry.name), isKept);
}

function remove(path) {
  rmSync(path, { recursive: true, force: true });
  return false;
}
