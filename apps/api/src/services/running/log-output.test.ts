import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeLogOutput } from './log-output.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) cleanUp();
});

/** A pipe whose reader reads when it is told to: a full one refuses what is written, as a full disk does. */
function openPipe() {
  const folder = mkdtempSync(join(tmpdir(), 'odu-log-'));
  const path = join(folder, 'pipe');
  execFileSync('mkfifo', [path]);
  const fd = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
  cleanUps.push(
    () => rmSync(folder, { recursive: true }),
    () => closeSync(fd),
  );
  const read = () => {
    const buffer = Buffer.alloc(100_000);
    try {
      return buffer.subarray(0, readSync(fd, buffer)).toString();
    } catch {
      // Empty.
      return '';
    }
  };
  return { fd, read };
}

const LINES = Array.from({ length: 20_000 }, (_, n) => `{"msg":"é, line ${n}"}\n`);

test('what its output does not take is written once it does, whole and in order', async () => {
  const { fd, read } = openPipe();
  const output = makeLogOutput(fd);
  for (const line of LINES) output.write(line);
  let text = '';
  await expect
    .poll(() => (text += read()).length, { timeout: 10_000 })
    .toBe(LINES.reduce((length, line) => length + line.length, 0));
  expect(text === LINES.join('')).toBe(true);
});

test('while its output takes nothing, lines are lost beyond a megabyte, and later ones are written', async () => {
  const { fd, read } = openPipe();
  const output = makeLogOutput(fd);
  for (let n = 0; n < 30; n++) output.write(`${String(n).padEnd(99_999, '.')}\n`);
  let text = '';
  await expect.poll(() => (text += read()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(900_000);
  output.write('after\n');
  await expect.poll(() => (text += read()).endsWith('after\n'), { timeout: 10_000 }).toBe(true);
  expect(text.length).toBeLessThan(1_100_000);
});

test.for([17_000, 40_000])(
  'a process that ends at once leaves a line of %i characters whole, and the next one on its own',
  (length) => {
    const folder = mkdtempSync(join(tmpdir(), 'odu-log-'));
    const path = join(folder, 'log');
    const fd = openSync(path, 'w');
    cleanUps.push(
      () => rmSync(folder, { recursive: true }),
      () => closeSync(fd),
    );
    const script = `
      const { makeLogOutput } = await import(${JSON.stringify(join(import.meta.dirname, 'log-output.ts'))});
      const output = makeLogOutput(process.stdout.fd);
      process.on('exit', output.flushSync);
      output.write('x'.repeat(${length}) + '\\n');
      output.write('after\\n');
      process.exit(0);`;
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      stdio: ['ignore', fd, 'inherit'],
    });
    expect(readFileSync(path, 'utf8') === `${'x'.repeat(length)}\nafter\n`).toBe(true);
  },
);

test('what another thread is not writing yet is written at the end too', async () => {
  const { fd, read } = openPipe();
  const output = makeLogOutput(fd);
  output.write(`${'x'.repeat(40_000)}\n`);
  await new Promise(setImmediate);
  output.flushSync();
  let text = '';
  await expect.poll(() => (text += read()).length, { timeout: 10_000 }).toBe(40_001);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(read()).toBe('');
});

test('the end waits a while for a reader that stands still, and not for ever', () => {
  const { fd } = openPipe();
  const output = makeLogOutput(fd);
  for (let n = 0; n < 9; n++) output.write(`${String(n).padEnd(99_999, '.')}\n`);
  const before = performance.now();
  output.flushSync();
  const waited = performance.now() - before;
  expect(waited).toBeGreaterThanOrEqual(400);
  expect(waited).toBeLessThan(3_000);
});
