import { build, type InlineConfig, type Rolldown } from 'vite';

/** Which pages and parts (by the module that opens each) need a module. */
type Needs = ReadonlyMap<string, ReadonlySet<string>>;

/** A file that several pages share. */
export type SharedChunk = {
  readonly name: string;
  /** A module belongs here once something of each list needs it… */
  readonly neededBy: readonly (readonly RegExp[])[];
  /** …and so many of all those lists: one each by default. */
  readonly atLeast?: number;
  /** Only modules of these paths; what they import must be of them too. */
  readonly of?: RegExp;
};

/**
 * Says which file each module of the build goes into. The application is first built without any wish (nothing is written)
 * to learn which pages need which modules; each module then goes into the first of `shared` that asks for it, else where the
 * bundler puts it. A module is needed wherever what imports it is needed: so no file ever imports one that comes after it,
 * and none can run before what it needs (an earlier list of names had such a circle, and no page started).
 */
export async function planChunks(
  config: InlineConfig,
  shared: readonly SharedChunk[],
): Promise<(moduleId: string) => string | null> {
  const needs = await learnNeeds(config);
  const plan = new Map<string, string>();
  for (const [moduleId, roots] of needs) {
    const chunk = shared.find((candidate) => belongs(candidate, moduleId, [...roots]));
    if (chunk !== undefined) plan.set(moduleId, chunk.name);
  }
  return (moduleId) => plan.get(moduleId) ?? null;
}

function belongs(
  { neededBy, atLeast = 1, of }: SharedChunk,
  moduleId: string,
  roots: readonly string[],
): boolean {
  const isOf = (patterns: readonly RegExp[]) => (root: string) =>
    patterns.some((pattern) => pattern.test(root));
  return (
    (of?.test(moduleId) ?? true) &&
    neededBy.every((patterns) => roots.some(isOf(patterns))) &&
    roots.filter(isOf(neededBy.flat())).length >= atLeast
  );
}

async function learnNeeds(config: InlineConfig): Promise<Needs> {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, reportCompressedSize: false },
  });
  const chunks = new Map<string, Rolldown.OutputChunk>();
  const outputs = [result].flat().flatMap((built) => ('output' in built ? built.output : []));
  for (const file of outputs) if (file.type === 'chunk') chunks.set(file.fileName, file);
  const needs = new Map<string, Set<string>>();
  for (const chunk of chunks.values()) {
    const root = chunk.facadeModuleId;
    if (root === null || !(chunk.isEntry || chunk.isDynamicEntry)) continue;
    for (const reached of reach(chunk, chunks)) {
      for (const moduleId of reached.moduleIds) {
        const roots = needs.get(moduleId) ?? new Set();
        needs.set(moduleId, roots.add(root));
      }
    }
  }
  return needs;
}

function reach(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
  seen = new Set<Rolldown.OutputChunk>(),
): Set<Rolldown.OutputChunk> {
  seen.add(chunk);
  for (const fileName of chunk.imports) {
    const imported = chunks.get(fileName);
    if (imported !== undefined && !seen.has(imported)) reach(imported, chunks, seen);
  }
  return seen;
}
