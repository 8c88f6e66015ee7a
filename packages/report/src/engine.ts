import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The engine's package; its program is in another one for each platform, which npm installs when the lock has it. */
const ENGINE = '@myriaddreamin/typst-ts-node-compiler';

type Machine = Pick<NodeJS.Process, 'platform' | 'arch'>;

const require = createRequire(import.meta.url);

/**
 * Whether the engine's program for this machine is installed; it is not loaded. The lock holds those of Linux on x64 only:
 * without this question, a server elsewhere would start and fail at its first PDF.
 */
export function isEngineInstalled({ platform, arch }: Machine = process): boolean {
  const file = require.resolve(`${ENGINE}/package.json`);
  const { optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as {
    optionalDependencies?: Record<string, string>;
  };
  const folders = require.resolve.paths(ENGINE) ?? [];
  return Object.keys(optionalDependencies).some(
    (name) =>
      (name === `${ENGINE}-${platform}-${arch}` || name.startsWith(`${ENGINE}-${platform}-${arch}-`)) &&
      folders.some((folder) => existsSync(`${folder}/${name}/package.json`)),
  );
}
