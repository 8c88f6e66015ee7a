// Makes packages/ui/dist, the package that another application installs: npm run build:package -w @odu/ui
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import own from '../package.json' with { type: 'json' };
import { packageOf, takeTypes } from './take-types.ts';

const PACKAGES = join(import.meta.dirname, '../..');
/** Its dependencies are ours once it is taken in. */
const domain = JSON.parse(readFileSync(join(PACKAGES, 'domain/package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
};
const DIST = join(import.meta.dirname, '../dist');
const ENTRIES = {
  '.': ['index', 'ui/src/index.ts'],
  './theme': ['theme', 'ui/src/theme/contract.css.ts'],
} as const;
/** The application brings them, so that there is one of each. */
const PEERS = ['react', 'react-dom'];

await build({ configFile: join(import.meta.dirname, 'vite.config.ts'), logLevel: 'warn' });
// Also what is fetched only when it is needed.
const scripts = readdirSync(DIST).filter((file) => file.endsWith('.js'));
const used = new Set([...makeTypes(), ...scripts.flatMap(listImports)]);
writeFileSync(join(DIST, 'package.json'), `${JSON.stringify(makeManifest(used), null, 2)}\n`);
writeFileSync(join(DIST, 'styles.css.d.ts'), 'export {};\n');
copyFileSync(join(import.meta.dirname, 'README.md'), join(DIST, 'README.md'));

function makeTypes(): Set<string> {
  const folder = mkdtempSync(join(tmpdir(), 'odu-ui-types-'));
  try {
    const tsc = join(PACKAGES, '../node_modules/typescript7/bin/tsc');
    const project = join(import.meta.dirname, 'tsconfig.types.json');
    execFileSync(process.execPath, [tsc, '-p', project, '--outDir', folder], { stdio: 'inherit' });
    return takeTypes(
      Object.values(ENTRIES).map(([, file]) => file),
      folder,
      join(DIST, 'types'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The packages that a built file imports. */
function listImports(file: string): string[] {
  return Array.from(
    readFileSync(join(DIST, file), 'utf8').matchAll(/^import .* from "([^."][^"]*)";$/gm),
    ([, specifier = '']) => packageOf(specifier),
  );
}

function makeManifest(packages: ReadonlySet<string>) {
  const versions: Record<string, string> = { ...domain.dependencies, ...own.dependencies };
  const pick = (names: readonly string[]) =>
    Object.fromEntries(
      names.toSorted().map((name) => {
        const version = versions[name];
        if (version === undefined) throw new Error(`${name} is imported, and no dependency`);
        return [name, version];
      }),
    );
  const declarationOf = (file: string) => `./types/${file.replace(/\.ts$/, '.d.ts')}`;
  return {
    name: own.name,
    version: own.version,
    description: 'The design system of ODU: React components and blocks, with their one style sheet.',
    // The licence is the customer's to choose: nothing is published by mistake.
    private: true,
    type: 'module',
    sideEffects: ['./styles.css'],
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRIES).map(([path, [name, file]]) => [
          path,
          { types: declarationOf(file), default: `./${name}.js` },
        ]),
      ),
      './styles.css': { types: './styles.css.d.ts', default: './styles.css' },
    },
    dependencies: pick([...packages].filter((name) => !PEERS.includes(name))),
    peerDependencies: Object.fromEntries(PEERS.map((name) => [name, `^${versions[name]}`])),
  };
}
