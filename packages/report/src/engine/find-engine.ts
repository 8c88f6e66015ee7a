import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The engine's package; its program is in another one for each platform, which npm installs when the lock has it. */
const NATIVE = '@myriaddreamin/typst-ts-node-compiler';
/** The same engine as WebAssembly, for any machine; the production folder of a machine that has the program is without it. */
const WEB_ASSEMBLY = '@myriaddreamin/typst-ts-web-compiler';

/** `native`: declares and checks PDF/A. `wasm`: the same pages, byte for byte, as tagged PDF 1.7 that declares nothing (ADR 0002). */
export type EngineKind = 'native' | 'wasm';

type Machine = Pick<NodeJS.Process, 'platform' | 'arch'>;
/** Whether a package is installed. */
type IsInstalled = (name: string) => boolean;

const require = createRequire(import.meta.url);

const isPackageThere: IsInstalled = (name) =>
  (require.resolve.paths(name) ?? []).some((folder) => existsSync(`${folder}/${name}/package.json`));

/** The packages of the engine's program for one kind of processor: one for each C library of Linux. */
function listPrograms({ platform, arch }: Machine): string[] {
  const file = require.resolve(`${NATIVE}/package.json`);
  const { optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    optionalDependencies?: Record<string, string>;
  };
  return Object.keys(optionalDependencies).filter(
    (name) => name === `${NATIVE}-${platform}-${arch}` || name.startsWith(`${NATIVE}-${platform}-${arch}-`),
  );
}

/**
 * The engine that makes the PDFs of this machine, or null when none is installed; nothing is loaded. The lock holds the
 * programs of Linux on x64 only: everywhere else it is the WebAssembly build.
 */
export function findEngine(
  machine: Machine = process,
  isInstalled: IsInstalled = isPackageThere,
): EngineKind | null {
  if (listPrograms(machine).some(isInstalled)) return 'native';
  return isInstalled(WEB_ASSEMBLY) ? 'wasm' : null;
}
