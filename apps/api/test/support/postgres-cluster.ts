import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { readConfig } from '../../src/config.ts';
import { openDatabase } from '../../src/db/database.ts';
import { migrateToLatest } from '../../src/db/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each test file makes its database from `TEMPLATE_DATABASE`. */
    postgresUrl: string;
  }
}

export const TEMPLATE_DATABASE = 'odu_template';

function findBinaries(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [process.env['PG_BIN_DIR'], ...versions.map((version) => join(debian, version, 'bin'))];
  const found = folders.find((folder) => folder !== undefined && existsSync(join(folder, 'initdb')));
  if (found === undefined)
    throw new Error('no PostgreSQL server was found: install the package postgresql, or set PG_BIN_DIR');
  return found;
}

/** PostgreSQL refuses to run as root: then it runs as the `postgres` user of its package. */
function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const idOf = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

const urlOf = (folder: string, database: string) =>
  `postgresql://odu@localhost/${database}?host=${encodeURIComponent(folder)}`;

/** Connects as soon as the server answers, whatever the machine has to do beside; fails when the server ended. */
async function connect(connectionString: string, server: ChildProcess): Promise<pg.Client> {
  for (;;) {
    const client = new pg.Client({ connectionString });
    try {
      await client.connect();
      return client;
    } catch (error) {
      if (server.exitCode !== null || server.signalCode !== null) throw error;
      await sleep(50);
    }
  }
}

async function makeTemplate(folder: string, server: ChildProcess) {
  const admin = await connect(urlOf(folder, 'postgres'), server);
  await admin.query(`create database ${TEMPLATE_DATABASE}`);
  await admin.end();
  const database = openDatabase({
    ...readConfig({}),
    databaseUrl: urlOf(folder, TEMPLATE_DATABASE),
    onLost: () => {},
  });
  await migrateToLatest(database);
  await database.close();
}

/** Makes a PostgreSQL that only listens on a socket in a temporary folder, with a migrated template; deletes it at the end. */
export default async function setUp(project: TestProject) {
  const binaries = findBinaries();
  const user = findUser();
  const folder = mkdtempSync(join(tmpdir(), 'odu-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined)
    for (const path of [folder, data]) chownSync(path, user.uid, user.gid);

  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'odu', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
    {
      ...user,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    // It would connect to the template while databases are made from it, which PostgreSQL refuses.
    'autovacuum=off',
    'max_connections=200',
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let said = '';
  server.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  const tearDown = async () => {
    server.kill('SIGQUIT');
    await stopped;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(folder, server);
  } catch (error) {
    await tearDown();
    throw new Error(`PostgreSQL did not start: ${said}`, { cause: error });
  }
  project.provide('postgresUrl', urlOf(folder, 'postgres'));
  return tearDown;
}
