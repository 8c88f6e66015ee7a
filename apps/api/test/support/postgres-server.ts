import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

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

/** A PostgreSQL that only listens on a socket in a temporary folder; it can be killed and started again. */
export class PostgresServer {
  /** Where the socket is. */
  readonly folder = mkdtempSync(join(tmpdir(), 'odu-pg-'));
  readonly #data = join(this.folder, 'data');
  readonly #binaries = findBinaries();
  readonly #user = findUser();
  #process: ChildProcess | undefined;
  #said = '';

  constructor() {
    mkdirSync(this.#data, { mode: 0o700 });
    const { uid, gid } = this.#user;
    if (uid !== undefined && gid !== undefined)
      for (const path of [this.folder, this.#data]) chownSync(path, uid, gid);
    const made = spawnSync(
      join(this.#binaries, 'initdb'),
      ['-D', this.#data, '-U', 'odu', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
      { ...this.#user, cwd: this.folder, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  }

  urlOf(database: string): string {
    return `postgresql://odu@localhost/${database}?host=${encodeURIComponent(this.folder)}`;
  }

  /** Starts it with these settings (`name=value`), and connects as soon as it answers; the caller ends the connection. */
  async start(settings: readonly string[] = []): Promise<pg.Client> {
    const all = ['max_connections=200', 'listen_addresses=', `unix_socket_directories=${this.folder}`];
    const server = spawn(
      join(this.#binaries, 'postgres'),
      ['-D', this.#data, ...[...all, ...settings].flatMap((setting) => ['-c', setting])],
      { ...this.#user, cwd: this.folder, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    server.stderr.setEncoding('utf8').on('data', (text: string) => (this.#said += text));
    this.#process = server;
    for (;;) {
      const client = new pg.Client({ connectionString: this.urlOf('postgres') });
      try {
        await client.connect();
        return client;
      } catch (error) {
        if (server.exitCode !== null || server.signalCode !== null)
          throw new Error(`PostgreSQL did not start: ${this.#said}`, { cause: error });
        await sleep(50);
      }
    }
  }

  /** A connection to one of its databases, which the caller ends; what ends PostgreSQL early is told by whoever waits for an answer. */
  async connect(database: string): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.urlOf(database) });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  /** Ends it at once, as a crash: every connection is lost, and what was not committed. */
  async crash(): Promise<void> {
    const server = this.#process;
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return;
    server.kill('SIGQUIT');
    await once(server, 'exit');
  }

  async remove(): Promise<void> {
    await this.crash();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
