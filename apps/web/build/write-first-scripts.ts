import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { readAppConfig } from './app-config.ts';
import { compressFile } from './precompress.ts';

const ROOT = join(import.meta.dirname, '..');

/**
 * Writes the scripts that stand in a page before those of the application: that of a rendered page (src/first-script.ts), that of
 * a signed-in page which tells its calls (src/signed-in-script.ts). Answers their addresses in the build.
 */
export const writeFirstScripts = async (folder: string) => ({
  rendered: await writeScript(folder, 'first-script', 'first'),
  signedIn: await writeScript(folder, 'signed-in-script', 'debut'),
});

async function writeScript(folder: string, entry: string, name: string): Promise<string> {
  const { target } = readAppConfig().build;
  const [{ output }] = (await build({
    configFile: false,
    root: ROOT,
    logLevel: 'error',
    // No module: what is typed and pressed is heard, and a page hidden, before its first letter is there.
    build: {
      target,
      write: false,
      minify: true,
      lib: { entry: join(ROOT, `src/${entry}.ts`), formats: ['iife'], name: 'odu' },
    },
  })) as [Rolldown.RolldownOutput];
  const { code } = output[0];
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const file = `assets/${name}-${hash}.js`;
  writeFileSync(join(folder, file), code);
  await compressFile(join(folder, file));
  return file;
}
