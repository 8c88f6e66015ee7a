import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import { type AnyTables, countRows, listTables, streamRows } from '../../db/schema/any-tables.ts';
import { engineOf } from '../../db/engines/engine.ts';
import { readSnapshot } from '../../db/own-transaction.ts';
import { readSecret } from '../../secret.ts';
import { readProgramVersion } from '../program-version.ts';
import { requireSchema } from '../require-schema.ts';
import { VERSION_ORDER } from '../verify/version-order.ts';
import { writeArchive } from './archive.ts';
import { type Contents, MANIFEST, SECRET, writeManifest } from './manifest.ts';
import { writeParts } from './parts.ts';
import { KEPT_TABLES } from './tables.ts';
import type { Entry } from './tar.ts';

async function describe(queries: Kysely<AnyTables>, config: Config, now: Date): Promise<Contents> {
  const schemaVersion = await requireSchema(queries);
  const found = new Map((await listTables(queries)).map((table) => [table.name, table]));
  const tables: Contents['tables'] = [];
  for (const name of KEPT_TABLES) {
    const table = found.get(name);
    if (table !== undefined) tables.push({ ...table, rows: await countRows(queries, name) });
  }
  return {
    createdAt: now.toISOString(),
    programVersion: readProgramVersion(),
    schemaVersion,
    engine: engineOf(queries),
    isSecretIncluded: config.secret === undefined,
    tables,
  };
}

async function* listEntries(
  queries: Kysely<AnyTables>,
  config: Config,
  manifest: Contents,
): AsyncGenerator<Entry> {
  yield { name: MANIFEST, content: writeManifest(manifest) };
  for (const { name } of manifest.tables)
    yield* writeParts(name, streamRows(queries, name, name === 'version' ? VERSION_ORDER : []));
  if (manifest.isSecretIncluded) yield { name: SECRET, content: Buffer.from(readSecret(config)) };
}

/** Keeps the whole database of an instant, and the data folder's secret, in one new file. The server may run. */
export async function makeBackup(config: Config, { path, now }: { path: string; now: Date }) {
  return await readSnapshot(config, async (queries) => {
    const manifest = await describe(queries, config, now);
    await writeArchive(path, listEntries(queries, config, manifest));
    return manifest;
  });
}
