import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type AnyRow, listTables, streamRows } from '../../src/db/schema/any-tables.ts';
import { readSnapshot } from '../../src/db/own-transaction.ts';
import { KEPT_TABLES } from '../../src/odu/backup/tables.ts';
import { runProgram } from '../../src/odu/main.ts';
import { captureOutput } from '../odu/capture-output.ts';
import { makeTestDatabase } from '../support/test-database.ts';

/** Where a command works: a data folder, and a PostgreSQL or none. */
export type Place = { dataDir: string; databaseUrl: string | undefined };

/** A folder that is deleted after the test. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'odu-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty data folder for the embedded database. */
export const makeSqlitePlace = (): Place => ({ dataDir: makeFolder(), databaseUrl: undefined });

/** A migrated database without accounts on the engine of the test's project, with a secret of its own. */
export async function makePlace(): Promise<Place> {
  const { databaseUrl, drop } = await makeTestDatabase();
  onTestFinished(drop);
  const dataDir = makeFolder();
  if (databaseUrl !== undefined) writeFileSync(join(dataDir, 'secret'), 'x'.repeat(43));
  return { dataDir, databaseUrl };
}

/** Runs the operator's command in a place: its exit code and what it wrote. */
export async function runOduIn({ dataDir, databaseUrl }: Place, ...args: string[]) {
  const environment = {
    ODU_DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
  };
  return await captureOutput(() => runProgram(args, environment));
}

const encode = (value: unknown) =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

/** Its columns by name: the engines give them in another order after a migration. */
const toText = (row: AnyRow) =>
  JSON.stringify(
    Object.keys(row)
      .sort()
      .map((column) => [column, encode(row[column])]),
  );

/** Every row of every table that a backup keeps, in one order, so that two databases can be compared. */
export const readEverything = (place: Place): Promise<Record<string, string[]>> =>
  readSnapshot(place, async (queries) => {
    const there = new Set((await listTables(queries)).map(({ name }) => name));
    const read: Record<string, string[]> = {};
    for (const table of KEPT_TABLES.filter((name) => there.has(name))) {
      const rows: string[] = [];
      for await (const row of streamRows(queries, table)) rows.push(toText(row));
      read[table] = rows.sort();
    }
    return read;
  });
