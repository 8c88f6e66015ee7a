import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A script of the build: the modules in it, and what must be there before it runs. */
type Chunk = {
  readonly file: string;
  readonly modules: readonly string[];
  readonly imports: readonly string[];
  readonly css: readonly string[];
  readonly assets: readonly string[];
};

const RECORD = '.vite/chunks.json';

/** Leaves in the build which module went into which file: Vite's manifest loses the page or step that shares its file. */
export function recordChunks(): Plugin {
  let outDir = 'dist';
  return {
    name: 'odu-record-chunks',
    apply: 'build',
    configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
    async writeBundle(_options, bundle) {
      const chunks = Object.values(bundle).flatMap((chunk): Chunk[] =>
        chunk.type === 'chunk'
          ? [
              {
                file: chunk.fileName,
                modules: chunk.moduleIds.filter((id) => id.includes('/apps/web/')),
                imports: chunk.imports,
                css: [...(chunk.viteMetadata?.importedCss ?? [])],
                assets: [...(chunk.viteMetadata?.importedAssets ?? [])],
              },
            ]
          : [],
      );
      await mkdir(join(outDir, '.vite'), { recursive: true });
      await writeFile(join(outDir, RECORD), JSON.stringify(chunks));
    },
  };
}

/** What a build holds, by module. */
export type ChunkRecord = {
  /** The modules of the application itself. */
  readonly modules: readonly string[];
  /** The one module that the pattern fits; throws when there is none, or several. */
  readonly find: (pattern: RegExp) => string;
  /** The files that modules need before they run, those of what they import first. */
  readonly listFiles: (modules: readonly string[]) => {
    scripts: string[];
    styles: string[];
    assets: string[];
  };
};

/** Reads what `recordChunks` left in the folder of a build. */
export function readChunkRecord(folder: string): ChunkRecord {
  const chunks = JSON.parse(readFileSync(join(folder, RECORD), 'utf8')) as Chunk[];
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const byModule = new Map(chunks.flatMap((chunk) => chunk.modules.map((id) => [id, chunk] as const)));
  const modules = [...byModule.keys()];
  const reach = (chunk: Chunk | undefined, seen: Set<Chunk>) => {
    if (chunk === undefined || seen.has(chunk)) return;
    for (const imported of chunk.imports) reach(byFile.get(imported), seen);
    seen.add(chunk);
  };
  return {
    modules,
    find: (pattern) => {
      const [found, ...others] = modules.filter((id) => pattern.test(id));
      if (found === undefined || others.length > 0)
        throw new Error(
          `${others.length + Number(found !== undefined)} modules of the build fit ${pattern}.`,
        );
      return found;
    },
    listFiles: (ids) => {
      const seen = new Set<Chunk>();
      for (const id of ids) reach(byModule.get(id), seen);
      const all = (list: (chunk: Chunk) => readonly string[]) => [...new Set([...seen].flatMap(list))];
      return {
        scripts: all(({ file }) => [file]),
        styles: all(({ css }) => css),
        assets: all(({ assets }) => assets),
      };
    },
  };
}
