import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Page, test as base, expect } from '@playwright/test';

const ROOT = join(import.meta.dirname, '..');
const START_TIMEOUT_MS = 60_000;

/** A real ODU server on a free port, with its own data folder. */
export type Odu = {
  /** `http://localhost:41234` */
  readonly url: string;
  /** Ends the server as a power cut would, then starts it again on the same data. */
  readonly killAndRestart: () => Promise<void>;
  /** Stops the server in order, and starts it again on the same data with these variables. */
  readonly restart: (variables: Readonly<Record<string, string>>) => Promise<void>;
  /** The operator's command on the same data, and what it printed: `command('accounts', 'vip', email, 'on')`. */
  readonly command: (...args: string[]) => Promise<string>;
};

export const test = base.extend<{ odu: Odu }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  odu: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'odu-e2e-'));
    let server = await startServer(dataDir, 0);
    const port = Number(new URL(server.url).port);
    await use({
      url: server.url,
      killAndRestart: async () => {
        await stop(server.process, 'SIGKILL');
        server = await startServer(dataDir, port);
      },
      restart: async (variables) => {
        await stop(server.process, 'SIGTERM');
        server = await startServer(dataDir, port, variables);
      },
      command: async (...args) => {
        const { stdout } = await promisify(execFile)(
          process.execPath,
          ['apps/api/src/odu/main.ts', ...args],
          { cwd: ROOT, env: makeEnvironment(dataDir) },
        );
        return stdout;
      },
    });
    await stop(server.process, 'SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ odu }, use) => {
    await use(odu.url);
  },
});

export { expect };

/** Takes a picture for the README, when `npm run captures` asks for them. */
export async function capture(page: Page, name: string): Promise<void> {
  const folder = process.env['ODU_CAPTURES'];
  if (folder !== undefined)
    await page.screenshot({ path: join(ROOT, folder, `${name}.png`), animations: 'disabled' });
}

/** The machine's own settings must not send a journey to somebody's database. */
function makeEnvironment(dataDir: string): NodeJS.ProcessEnv {
  const { DATABASE_URL: _database, SMTP_URL: _smtp, ...environment } = process.env;
  return { ...environment, ODU_DATA_DIR: dataDir };
}

type Server = { process: ChildProcess; url: string };

function startServer(dataDir: string, port: number, variables = {}): Promise<Server> {
  const child = spawn(process.execPath, ['apps/api/src/main.ts'], {
    cwd: ROOT,
    env: { ...makeEnvironment(dataDir), ODU_PORT: String(port), ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`the server did not start:\n${output}`));
    }, START_TIMEOUT_MS);
    const listen = (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve({ process: child, url });
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(timer);
      reject(new Error(`the server ended with ${code}:\n${output}`));
    });
  });
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => {
      resolve();
    });
    child.kill(signal);
  });
}
