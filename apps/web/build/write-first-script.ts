import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { readAppConfig } from './app-config.ts';

const ENTRY = join(import.meta.dirname, '../src/first-script.ts');

/** Writes the script that a rendered page runs before it is painted (src/first-script.ts); answers its address in the build. */
export async function writeFirstScript(folder: string): Promise<string> {
  const { target } = readAppConfig().build;
  const [{ output }] = (await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'error',
    // No module: what is typed and pressed is heard, and a page hidden, before its first letter is there.
    build: { target, write: false, minify: true, lib: { entry: ENTRY, formats: ['iife'], name: 'odu' } },
  })) as [Rolldown.RolldownOutput];
  const { code } = output[0];
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/first-${hash}.js`;
  writeFileSync(join(folder, file), code);
  return file;
}
