import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';

interface Part {
  name: string;
  run: string[];
  needs?: string[];
}

const node = (source: string) => [process.execPath, '-e', source];
const GREEN = node('console.log("a green text")');
const RED = node('console.log("first"); console.error("what is wrong"); process.exitCode = 3');

const GRACE_MS = 300;

const startRunner = (parts: Part[]) => {
  const source = `import { runParts } from ${JSON.stringify(`${import.meta.dirname}/run-parts.mjs`)};
    await runParts(${JSON.stringify(parts)}, ${GRACE_MS});`;
  const runner = spawn(process.execPath, ['--input-type=module', '-e', source], { stdio: 'pipe' });
  onTestFinished(() => void runner.kill('SIGKILL'));
  let output = '';
  runner.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  runner.stderr.setEncoding('utf8').on('data', (text: string) => (output += text));
  return { runner, ended: once(runner, 'close').then(([code]) => ({ code: code as number, output })) };
};

const runRunner = (parts: Part[]) => startRunner(parts).ended;

test('green parts are one line each, and the last line counts them', async () => {
  const { code, output } = await runRunner([
    { name: 'one', run: GREEN },
    { name: 'two', run: GREEN, needs: ['one'] },
  ]);
  expect(code).toBe(0);
  expect(output).not.toContain('a green text');
  expect(output.trimEnd().split('\n').at(-1)).toBe('2 passed, 0 failed');
});

test('a red part is told in full and hides no other part', async () => {
  const { code, output } = await runRunner([
    { name: 'one', run: RED },
    { name: 'two', run: GREEN },
    { name: 'three', run: ['no-such-program'] },
    { name: 'four', run: RED },
  ]);
  expect(code).toBe(1);
  expect(output.match(/first\nwhat is wrong\n──── (one|four): exit code 3/g)).toHaveLength(2);
  expect(output).toMatch(/✓ two +passed/);
  expect(output).toMatch(/three: .*ENOENT/);
  expect(output.trimEnd().split('\n').at(-1)).toBe('1 passed, 3 failed');
});

test('the end of a red part is told once more above the summary, whatever came after it', async () => {
  const { output } = await runRunner([
    {
      name: 'one',
      run: node('for (let line = 1; line <= 61; line++) console.log(`line ${line}.`); process.exitCode = 1'),
    },
    { name: 'two', run: GREEN },
  ]);
  const end = output.slice(output.indexOf('──── the end of one:'));
  expect(end).toContain('line 2.\n');
  expect(end).not.toContain('line 1.\n');
  expect(end.indexOf('line 61.')).toBeLessThan(end.indexOf('✗ one'));
  expect(output).not.toContain('the end of two');
});

test('what needs a red part, or one that was not run, is not run and counts as failed', async () => {
  const { code, output } = await runRunner([
    { name: 'build', run: RED },
    { name: 'e2e', run: GREEN, needs: ['build'] },
    { name: 'pictures', run: GREEN, needs: ['e2e'] },
  ]);
  expect(code).toBe(1);
  expect(output).toMatch(/✗ e2e +not run: needs build/);
  expect(output).toMatch(/✗ pictures +not run: needs e2e/);
  expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 3 failed');
});

/** A part that starts a grandchild, deaf to signals, which says by a connection that it lives; `then` runs when it does. */
const startDeafGrandchild = async (then = '') => {
  const server = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const grandchild = `for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
    require("node:net").connect(${port}, "127.0.0.1", () => console.log("connected"));`;
  const child = `require("node:child_process")
    .spawn(process.execPath, ["-e", ${JSON.stringify(grandchild)}], { stdio: ["ignore", "pipe", "inherit"] })
    .stdout.on("data", () => { ${then} });`;
  const life = once(server, 'connection').then(([socket]) => {
    const connection = socket as Socket;
    // Killed, it says goodbye or breaks off: both are the end.
    connection.on('error', () => undefined);
    return { ended: new Promise((resolve) => connection.resume().once('close', resolve)) };
  });
  return { part: { name: 'one', run: node(child) }, life };
};

test.for(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops the part that runs and what it started, and leaves out the others',
  async (signal) => {
    const { part, life } = await startDeafGrandchild();
    const { runner, ended } = startRunner([part, { name: 'two', run: GREEN }]);
    const grandchild = await life;
    runner.kill(signal);
    const { code, output } = await ended;
    expect(code).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }[signal]);
    expect(output).toMatch(new RegExp(`✗ two +not run: stopped by ${signal}`));
    expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 2 failed');
    await grandchild.ended;
  },
);

test('what a part forgot to stop ends with the part', async () => {
  const { part, life } = await startDeafGrandchild('process.exit()');
  const { ended } = startRunner([part]);
  const grandchild = await life;
  expect((await ended).code).toBe(0);
  await grandchild.ended;
});
