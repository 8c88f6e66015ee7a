import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RefreshTokenRequest, Tokens } from '@odu/api-contract';
import type { Answer, Sent } from './server-model.ts';

const API = join(import.meta.dirname, '../../../api/src');
const EMAIL = 'simulation@odu.example';
const PASSWORD = 'Croissant.au.beurre.26!';
/** More documents than any number of runs. */
const LIMIT = '999999';

type Running = { readonly child: ChildProcess; readonly url: string };

/** The real server as a process, on a data folder and a port of its own. */
export type RealServer = Awaited<ReturnType<typeof startRealServer>>;

/** Starts the real server with one account that may have any number of documents. */
export async function startRealServer() {
  const dataDir = mkdtempSync(join(tmpdir(), 'odu-simulation-'));
  // A server without a built application does not start.
  const webDir = join(dataDir, 'web');
  mkdirSync(webDir);
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>ODU</title>');
  // The machine's own settings must not send a run to somebody's database.
  const environment = { PATH: process.env['PATH'], ODU_DATA_DIR: join(dataDir, 'data'), ODU_WEB_DIR: webDir };
  const command = (...args: string[]) =>
    promisify(execFile)(process.execPath, [join(API, 'odu/main.ts'), ...args], { env: environment });

  const start = (port: string): Promise<Running> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [join(API, 'main.ts')], {
        env: { ...environment, ODU_PORT: port },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      const listen = (chunk: Buffer) => {
        output += chunk.toString();
        const url = /http:\/\/localhost:\d+/.exec(output)?.[0];
        if (url !== undefined) resolve({ child, url });
      };
      child.stdout.on('data', listen);
      child.stderr.on('data', listen);
      child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${output}`)));
    });
  const end = ({ child }: Running, signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill(signal);
    });

  let running = await start('0');
  const { port } = new URL(running.url);
  await command('demo', '--email', EMAIL, '--password', PASSWORD);
  await command('accounts', 'limit', EMAIL, LIMIT);

  const call = async (sent: Sent): Promise<Answer | null> => {
    const { method, path, headers, body } = sent;
    const response = await fetch(running.url + path, { method, headers, ...(body !== '' && { body }) }).catch(
      () => null,
    );
    if (response === null) return null;
    const text = await response.text().catch(() => null);
    if (text === null) return null;
    return {
      status: response.status,
      etag: response.headers.get('etag'),
      body: text === '' ? null : JSON.parse(text),
    };
  };

  const askTokens = async (path: string, body: object): Promise<Tokens> => {
    const headers = { 'content-type': 'application/json' };
    const answer = await call({ method: 'POST', path, headers, body: JSON.stringify(body) });
    if (answer?.status !== 200) throw new Error(`no session: ${JSON.stringify(answer)}`);
    return answer.body as Tokens;
  };

  return {
    call,
    signIn: () => askTokens('/api/public/token/new', { emailAddress: EMAIL, password: PASSWORD }),
    refresh: (tokens: RefreshTokenRequest) => askTokens('/api/public/token/refresh', tokens),
    /** Ends the process as a power cut would, and starts it again on the same data. */
    crash: async (): Promise<void> => {
      await end(running, 'SIGKILL');
      running = await start(port);
    },
    stop: async (): Promise<void> => {
      await end(running, 'SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
