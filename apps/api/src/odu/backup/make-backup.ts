import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import {
  type AnyRow,
  type AnyTables,
  countRows,
  listTables,
  streamRows,
} from '../../db/schema/any-tables.ts';
import { engineOf } from '../../db/engines/engine.ts';
import { readSnapshot } from '../../db/own-transaction.ts';
import { readSecret } from '../../secret.ts';
import { HOUR } from '../../services/clock.ts';
import { readProgramVersion } from '../program-version.ts';
import { requireSchema } from '../require-schema.ts';
import { VERSION_ORDER } from '../verify/version-order.ts';
import { writeArchive } from './archive.ts';
import { type Contents, MANIFEST, SECRET, writeManifest } from './manifest.ts';
import { writeParts } from './parts.ts';
import { KEPT_TABLES } from './tables.ts';
import type { Entry } from './tar.ts';

/**
 * Whether a mail opens an account: reset links and codes, which a backup leaves out as it does what is stored of them, are the
 * mails that end within the hour (`password-reset.ts`, `email-verification.ts`). The others wait for days.
 */
const opensAccount = ({ createdAt, expiresAt }: AnyRow): boolean =>
  typeof createdAt === 'string' &&
  typeof expiresAt === 'string' &&
  Date.parse(expiresAt) - Date.parse(createdAt) <= HOUR;

async function* streamMails(queries: Kysely<AnyTables>): AsyncGenerator<AnyRow> {
  for await (const mail of streamRows(queries, 'mail')) if (!opensAccount(mail)) yield mail;
}

const streamKept = (queries: Kysely<AnyTables>, name: string): AsyncGenerator<AnyRow> =>
  name === 'mail' ? streamMails(queries) : streamRows(queries, name, name === 'version' ? VERSION_ORDER : []);

async function countKept(queries: Kysely<AnyTables>, name: string): Promise<number> {
  if (name !== 'mail') return countRows(queries, name);
  let count = 0;
  for await (const _mail of streamMails(queries)) count += 1;
  return count;
}

async function describe(queries: Kysely<AnyTables>, config: Config, now: Date): Promise<Contents> {
  const schemaVersion = await requireSchema(queries);
  const found = new Map((await listTables(queries)).map((table) => [table.name, table]));
  const tables: Contents['tables'] = [];
  for (const name of KEPT_TABLES) {
    const table = found.get(name);
    if (table !== undefined) tables.push({ ...table, rows: await countKept(queries, name) });
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
  for (const { name } of manifest.tables) yield* writeParts(name, streamKept(queries, name));
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
