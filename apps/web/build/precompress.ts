import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|txt|webmanifest)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** How distances are written (RFC 7932, 4): of the choices, what makes our scripts smallest, by 20 to 70 bytes each. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_NPOSTFIX]: 1, [constants.BROTLI_PARAM_NDIRECT]: 4 },
};

/** Writes a .br and a .gz beside a text file. */
export async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  await Promise.all([
    writeFile(`${file}.br`, await compressBrotli(content, BROTLI)),
    writeFile(`${file}.gz`, await compressGzip(content, { level: 9 })),
  ]);
}

/** Writes a .br and a .gz beside every text file of the build, so that the server compresses nothing at run time. */
export function precompress(): Plugin {
  let outDir = 'dist';
  return {
    name: 'odu-precompress',
    apply: 'build',
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    closeBundle: async () => {
      const names = await readdir(outDir, { recursive: true });
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compressFile(join(outDir, name))),
      );
    },
  };
}
