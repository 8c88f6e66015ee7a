import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toParisDay } from '@odu/domain';
import type { Kysely } from 'kysely';
import type { Config } from '../../config.ts';
import { type AnyRow, type AnyTables, countRows, listTables } from '../../db/schema/any-tables.ts';
import { migrateTo } from '../../db/migrate.ts';
import { MIGRATION_NAMES } from '../../db/migrations.ts';
import { changeAtOnce, readSnapshot } from '../../db/own-transaction.ts';
import { readSchemaVersion } from '../../db/schema/version.ts';
import { explainDatabase } from '../../db/engines/explain-database.ts';
import { isFolderHeld } from '../../db/folder-lock.ts';
import { codeOf } from '../../error-code.ts';
import { formatSuffixOfRestore } from '../../repositories/billing/invoice-repository.ts';
import { syncFolder } from '../../sync-folder.ts';
import { isServerPresent } from '../is-server-present.ts';
import { OperatorError } from '../operator-error.ts';
import { type Examined, examineArchive, readAgain } from './archive.ts';
import { type Manifest, SECRET } from './manifest.ts';
import { readPart, tableOfPart } from './parts.ts';
import { ALL_TABLES, KEPT_TABLES } from './tables.ts';

/** Values of one statement: SQLite takes 32,766 of them. */
const MAX_VALUES = 10_000;
const MIGRATIONS_OF_KYSELY = ['kysely_migration', 'kysely_migration_lock'];

/** A backup whose every byte is right and whose schema this program knows; an OperatorError otherwise. */
async function requireBackup(path: string): Promise<Examined> {
  const examined = await examineArchive(path);
  const { manifest, damaged } = examined;
  if (damaged.length > 0)
    throw new OperatorError(
      `La sauvegarde ${path} est abîmée (${damaged.join(', ')})\u00A0: rien n'a été changé.`,
    );
  if (!MIGRATION_NAMES.includes(manifest.schemaVersion))
    throw new OperatorError(
      `La sauvegarde ${path} vient d'une version plus récente d'ODU (${manifest.programVersion})\u00A0: mettez ODU à jour, rien n'a été changé.`,
    );
  return examined;
}

/** A server goes on with the file that it opened, also one that was moved away: its presence is not in the one that is there now. */
function refuseHeldFolder({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl === undefined && isFolderHeld(dataDir))
    throw new OperatorError(
      `Un serveur en marche utilise le dossier de données ${dataDir}\u00A0: arrêtez-le, rien n'a été changé.`,
    );
}

/** What keeps a restore from beginning: a server that runs, or accounts that it would erase. The answer is whether anything is there. */
async function refuseUsedDatabase(
  queries: Kysely<AnyTables>,
  { now, isReplacing }: { now: Date; isReplacing: boolean },
): Promise<boolean> {
  if ((await readSchemaVersion(queries)) === undefined) {
    if ((await listTables(queries)).some(({ name }) => ALL_TABLES.includes(name)))
      throw new OperatorError(
        "Cette base de données est celle d'un autre programme\u00A0: rien n'a été changé.",
      );
    return false;
  }
  if (await isServerPresent(queries, now))
    throw new OperatorError(
      "Un serveur utilise cette base de données, ou a été tué il y a moins de deux minutes\u00A0: arrêtez-le, rien n'a été changé.",
    );
  if (!isReplacing && (await countRows(queries, 'account')) > 0)
    throw new OperatorError(
      "Cette base de données a déjà des comptes\u00A0: restaurez dans une base vide, ou ajoutez --replace. Rien n'a été changé.",
    );
  return true;
}

const databaseFileOf = ({ dataDir }: Pick<Config, 'dataDir'>) => join(dataDir, 'odu.sqlite');

/**
 * Refuses, before anything is kept or changed, what a restore would refuse: the file, a server that runs, accounts. The answer
 * is whether there is anything to keep: a restore that was killed in an empty database left nothing in it.
 */
export async function requireRestorable(
  config: Config,
  { path, ...options }: { path: string; now: Date; isReplacing: boolean },
): Promise<boolean> {
  await requireBackup(path);
  refuseHeldFolder(config);
  if (config.databaseUrl === undefined && !existsSync(databaseFileOf(config))) return false;
  return await readSnapshot(config, (queries) => refuseUsedDatabase(queries, options));
}

async function dropTables(queries: Kysely<AnyTables>) {
  const there = new Set((await listTables(queries)).map(({ name }) => name));
  for (const name of [...MIGRATIONS_OF_KYSELY, ...ALL_TABLES.toReversed()])
    if (there.has(name)) await queries.schema.dropTable(name).execute();
}

async function insertRows(queries: Kysely<AnyTables>, table: string, rows: readonly AnyRow[]) {
  const columns = Object.keys(rows[0] ?? {}).length;
  const size = Math.max(1, Math.floor(MAX_VALUES / Math.max(1, columns)));
  for (let first = 0; first < rows.length; first += size)
    await queries
      .insertInto(table)
      .values(rows.slice(first, first + size))
      .execute();
}

async function load(queries: Kysely<AnyTables>, path: string, examined: Examined) {
  const { tables } = examined.manifest;
  const loaded = new Map(tables.map(({ name }) => [name, 0]));
  for await (const { name, content } of readAgain(path, examined)) {
    const table = tables.find((known) => known.name === tableOfPart(name));
    if (table === undefined || !ALL_TABLES.includes(table.name)) continue;
    const rows = await readPart(content, table.bytesColumns);
    if (KEPT_TABLES.includes(table.name)) await insertRows(queries, table.name, rows);
    loaded.set(table.name, (loaded.get(table.name) ?? 0) + rows.length);
  }
  const short = tables.find(({ name, rows }) => loaded.get(name) !== rows);
  if (short !== undefined)
    throw new OperatorError(
      `${path} ne contient pas toutes les lignes de ${short.name}\u00A0: rien n'a été changé.`,
    );
}

/** Numbers of invoices are given once: those that were given out since the backup are unknown here, so that new series begin. */
async function beginNewSeries(queries: Kysely<AnyTables>, now: Date) {
  await queries.deleteFrom('invoiceCounter').where('serie', 'like', 'R%').execute();
  const lastIssuedOn = toParisDay(now.toISOString());
  await queries
    .insertInto('invoiceCounter')
    .values({ serie: formatSuffixOfRestore(now), lastRank: 0, lastIssuedOn })
    .execute();
}

/** The code of a row that the database refused; the message would repeat what accounts wrote. */
function explain(path: string, error: unknown): unknown {
  if (error instanceof OperatorError || explainDatabase(error) !== null) return error;
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? String(error.code) : error.name;
  return new OperatorError(
    `La base de données refuse le contenu de ${path} (${code})\u00A0: rien n'a été changé.`,
    { cause: error },
  );
}

async function readBackupSecret(path: string, examined: Examined): Promise<Buffer | undefined> {
  for await (const { name, content } of readAgain(path, examined)) if (name === SECRET) return content;
  return undefined;
}

/** A restore, or a first start, that was killed leaves the secret that it had written: nothing but the next one knows of it. */
export const listLeftSecrets = async (dataDir: string) =>
  (await readdir(dataDir)).filter((name) => /^secret\.[\da-f-]+\.partial$/.test(name));

async function removeLeftSecrets(dataDir: string) {
  for (const name of await listLeftSecrets(dataDir)) await rm(join(dataDir, name), { force: true });
}

/** Writes the backup's secret beside the data folder's: a folder that takes no file refuses the restore before anything is changed. */
async function writeBeside(dataDir: string, newSecret: string, secret: Buffer) {
  try {
    await writeFile(newSecret, secret, { mode: 0o600, flush: true });
  } catch (error) {
    // A full disk may have taken a part of it; what cannot be removed either is the next restore's.
    await rm(newSecret, { force: true }).catch(() => {});
    throw new OperatorError(
      `Le secret de la sauvegarde ne peut pas être écrit dans le dossier de données ${dataDir} (${codeOf(error)})\u00A0: rien n'a été changé.`,
      { cause: error },
    );
  }
}

/** Gives the backup's secret its place. The database is restored by then: a failure takes nothing back, and says what is left to do. */
async function placeSecret(dataDir: string, newSecret: string) {
  const file = join(dataDir, 'secret');
  try {
    await rename(newSecret, file);
    syncFolder(dataDir);
  } catch (error) {
    throw new OperatorError(
      `La base de données est restaurée, mais le secret de la sauvegarde n'a peut-être pas pris sa place (${codeOf(error)})\u00A0: si ${newSecret} est encore là, renommez-le en ${file} avant de démarrer ODU.`,
      { cause: error },
    );
  }
}

/**
 * Puts a backup in the place of an empty database (of any one when replacing), on either engine: schema, rows and
 * migrations to the newest schema are one transaction. The secret of the backup takes the place of the data folder's. The
 * invoices that follow have new series, unless none was issued since the backup (`isContinuing`).
 */
export async function restoreBackup(
  config: Config,
  {
    path,
    now,
    isReplacing,
    isContinuing,
  }: { path: string; now: Date; isReplacing: boolean; isContinuing: boolean },
): Promise<Manifest> {
  const examined = await requireBackup(path);
  refuseHeldFolder(config);
  const file = databaseFileOf(config);
  const isNewFile = config.databaseUrl === undefined && !existsSync(file);
  const secret = config.secret === undefined ? await readBackupSecret(path, examined) : undefined;
  const newSecret = join(config.dataDir, `secret.${randomUUID()}.partial`);
  if (secret !== undefined) await writeBeside(config.dataDir, newSecret, secret);
  try {
    await changeAtOnce(config, async (queries) => {
      await refuseUsedDatabase(queries, { now, isReplacing });
      await dropTables(queries);
      await migrateTo(queries, examined.manifest.schemaVersion);
      await load(queries, path, examined);
      await migrateTo(queries);
      if (!isContinuing) await beginNewSeries(queries, now);
    });
  } catch (error) {
    await rm(newSecret, { force: true });
    if (isNewFile) for (const suffix of ['', '-wal', '-shm']) await rm(file + suffix, { force: true });
    throw explain(path, error);
  }
  if (secret !== undefined) await placeSecret(config.dataDir, newSecret);
  await removeLeftSecrets(config.dataDir);
  return examined.manifest;
}
