import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let root: string;
let lock: string;
let stamp: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'odu-setup-'));
  lock = join(root, '.setup-lock');
  stamp = join(root, 'node_modules/.setup-stamp');
  mkdirSync(join(root, 'scripts'));
  copyFileSync(join(import.meta.dirname, '../setup.mjs'), join(root, 'scripts/setup.mjs'));
  writeFileSync(join(root, 'package-lock.json'), '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** The setup of a project whose npm does nothing but end so. */
function givenNpm(status: number) {
  const npm = join(root, 'npm.js');
  writeFileSync(
    npm,
    `require('fs').mkdirSync('node_modules', { recursive: true }); process.exit(${status});`,
  );
  return { args: [join(root, 'scripts/setup.mjs')], env: { ...process.env, npm_execpath: npm } };
}

const setUp = (npmStatus: number) => {
  const { args, env } = givenNpm(npmStatus);
  const { status, stderr } = spawnSync(process.execPath, args, { env, encoding: 'utf8' });
  return { status, stderr, isLocked: existsSync(lock), isDone: existsSync(stamp) };
};

test('an installation that failed says so, and the next one begins at once', () => {
  expect(setUp(1)).toEqual({
    status: 1,
    stderr: expect.stringContaining('npm ci failed'),
    isLocked: false,
    isDone: false,
  });
  expect(setUp(0)).toMatchObject({ status: 0, isLocked: false, isDone: true });
});

test('what is installed is not installed again', () => {
  setUp(0);
  expect(setUp(1)).toEqual({ status: 0, stderr: '', isLocked: false, isDone: true });
});

test.for([
  ['a process that is gone', () => writeFileSync(lock, String(spawnSync(process.execPath, ['-v']).pid))],
  ['an earlier version', () => mkdirSync(lock)],
] as const)('the lock of %s is taken over', ([, leaveLock]) => {
  leaveLock();
  expect(setUp(0)).toMatchObject({ status: 0, isLocked: false, isDone: true });
});

test('a second installation waits for the first one, and says so once', async () => {
  writeFileSync(lock, String(process.pid));
  const { args, env } = givenNpm(0);
  const second = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  const [told] = (await once(second.stderr, 'data')) as [Buffer];
  expect(String(told)).toContain('waiting for it');
  expect(existsSync(stamp)).toBe(false);
  rmSync(lock);
  const [rest, [status]] = await Promise.all([second.stderr.toArray(), once(second, 'exit')]);
  expect(status).toBe(0);
  expect(rest.join('')).not.toContain('waiting for it');
  expect(existsSync(stamp)).toBe(true);
});
