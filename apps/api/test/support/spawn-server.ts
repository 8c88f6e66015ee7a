import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const MAIN = join(import.meta.dirname, '../../src/main.ts');

const INDEX_HTML =
  '<!doctype html><title>ODU</title><meta name="description" content="ODU&nbsp;: votre DUERP." />' +
  '<script type="module" src="/assets/ODU-abc123.js"></script>';

/** A folder with a data folder and a built web application of two files. */
export function makeInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'odu-process-'));
  const webDir = join(folder, 'web');
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  // As long as a real one: a page below a kilobyte is not compressed.
  writeFileSync(join(webDir, 'index.html'), INDEX_HTML + ' '.repeat(1_024));
  writeFileSync(join(webDir, 'assets/index-abc123.js'), 'export {};');
  writeFileSync(join(webDir, 'assets/index-abc123.js.br'), 'brotli');
  return { folder, environment: { ODU_DATA_DIR: join(folder, 'data'), ODU_WEB_DIR: webDir, ODU_PORT: '0' } };
}

/** Starts the real server as a process, on the runtime that runs the tests, or by another command. */
export function spawnServer(
  environment: Record<string, string>,
  { command = [process.execPath, MAIN], cwd }: { command?: [string, ...string[]]; cwd?: string } = {},
) {
  const [program, ...args] = command;
  const child = spawn(program, args, {
    ...(cwd !== undefined && { cwd }),
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output.stdout += chunk.toString();
      const url = /ODU est prêt\s*: (http\S+)/.exec(output.stdout)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once('close', () => reject(new Error(`the server did not start: ${output.stderr}`)));
  });
  // A test of a bad start never waits for it.
  ready.catch(() => {});
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  return { ready, ended, output, kill: (signal: NodeJS.Signals) => child.kill(signal) };
}
