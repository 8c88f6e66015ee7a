import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { expect, test, onTestFinished } from 'vitest';
import { makeLog } from './make-log.ts';

const ANSWER = { method: 'GET', route: '/api/duerp/:id', status: 200, milliseconds: 12 };

function write(logFormat: 'auto' | 'json' | 'text', isTTY: boolean) {
  const output = Object.assign(new PassThrough(), { isTTY });
  makeLog({ logLevel: 'info', logFormat }, output).info({ ...ANSWER, reqId: 'r1' }, 'answered');
  return String(output.read());
}

test.for([
  ['json', true],
  ['json', false],
  ['auto', false],
] as const)('%s, in a terminal: %s, is JSON, one object a line', ([logFormat, isTTY]) => {
  const line = write(logFormat, isTTY);
  expect(line.endsWith('}\n')).toBe(true);
  expect(JSON.parse(line)).toMatchObject({ ...ANSWER, reqId: 'r1', msg: 'answered' });
});

test.for([
  ['auto', true],
  ['text', true],
  ['text', false],
] as const)('%s, in a terminal: %s, is a line for people', ([logFormat, isTTY]) => {
  const line = write(logFormat, isTTY);
  // oxlint-disable-next-line no-control-regex -- the colours of a terminal are control characters
  expect(line.replaceAll(/\u001b\[\d+m/g, '')).toMatch(
    /^\[\d\d:\d\d:\d\d\] INFO: GET \/api\/duerp\/:id 200 12 ms · answered \{"reqId":"r1"\}\n$/,
  );
});

test.for(['json', 'text'] as const)(
  'of %s only what is of the level that was asked for is written',
  (logFormat) => {
    const output = new PassThrough();
    const log = makeLog({ logLevel: 'warn', logFormat }, output);
    log.info('of no interest');
    log.warn('of interest');
    const lines = String(output.read());
    expect(lines).toContain('of interest');
    expect(lines).not.toContain('of no interest');
  },
);

test('what was logged is written when the process ends, and not only then', async () => {
  const module = JSON.stringify(new URL('make-log.ts', import.meta.url).href);
  const script = (rest: string) => [
    '--input-type=module',
    '-e',
    `const { makeLog } = await import(${module}); makeLog({ logLevel: 'info', logFormat: 'json' }).info('the last line'); ${rest}`,
  ];
  const ended = spawnSync(process.execPath, script('process.exit(3)'), { encoding: 'utf8' });
  expect(ended.status).toBe(3);
  expect(ended.stdout).toContain('"msg":"the last line"');
  const running = spawn(process.execPath, script('setInterval(() => {}, 1_000)'));
  onTestFinished(() => void running.kill());
  const [chunk] = (await once(running.stdout, 'data')) as [Buffer];
  expect(String(chunk)).toContain('"msg":"the last line"');
});

test.for(['json', 'text'] as const)(
  'a full disk under the log, %s, neither stops nor holds the process',
  { timeout: 60_000 },
  (logFormat) => {
    const full = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(full));
    const module = JSON.stringify(new URL('make-log.ts', import.meta.url).href);
    const script =
      `const { makeLog } = await import(${module}); const log = makeLog({ logLevel: 'info', logFormat: '${logFormat}' });` +
      `let lines = 0; setInterval(() => { log.info('x'.repeat(1_000)); if (++lines === 40) process.exit(3); }, 20);`;
    const ended = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
      timeout: 30_000,
    });
    expect(ended).toMatchObject({ status: 3, stderr: '' });
  },
);
