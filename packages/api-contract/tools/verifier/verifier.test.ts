import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, expect, test } from 'vitest';

const fileOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const RESOURCES = 'configuration,session,masterdata';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

/** Starts the foreign server on a free port; answers its address. */
async function startForeignServer(...options: string[]): Promise<string> {
  const child = spawn(process.execPath, [fileOf('../../test/foreign-server/server.mjs'), '0', ...options]);
  const ended = once(child, 'exit');
  stops.push(() => (child.kill(), ended));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return line.toString().trim();
}

/** Runs the command as a person would; answers its exit code and everything that it said. */
async function verify(...words: string[]) {
  const run = promisify(execFile)(process.execPath, [fileOf('main.ts'), ...words]);
  return await run.then(
    ({ stdout, stderr }) => ({ code: 0, text: stdout + stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      text: error.stdout + error.stderr,
    }),
  );
}

test('a server that keeps what it was asked for', async () => {
  const url = await startForeignServer();
  const { code, text } = await verify(
    '--url',
    url,
    '--states-url',
    `${url}/test/states`,
    '--only',
    RESOURCES,
  );
  expect({ code, text }).toEqual({ code: 0, text: '14 behaviours, all kept\n' });
});

test('a renamed field is named once, in one line', async () => {
  const url = await startForeignServer('--rename');
  const { code, text } = await verify(
    '--url',
    url,
    '--states-url',
    `${url}/test/states`,
    '--only',
    RESOURCES,
  );
  expect({ code, text }).toEqual({
    code: 1,
    text: [
      '✗ PremadeRisque.displayName is missing; the server sends "libelle", which the contract does not know: renamed?',
      '    masterdata: a reading of the names of the referential',
      '    masterdata: a reading of the referential',
      '    masterdata: a reading of the sectors of the referential',
      '    and 1 more',
      '',
      '10 of 14 behaviours kept; 4 not, of 1 cause',
      '',
    ].join('\n'),
  });
});

test('what many behaviours fail of is told once: states without a handler, calls that do not exist', async () => {
  const url = await startForeignServer();
  const { code, text } = await verify(
    '--url',
    url,
    '--states-url',
    `${url}/test/states`,
    '--only',
    'duerp,compte',
  );
  expect(code).toBe(1);
  const causes = text.split('\n').filter((line) => line.startsWith('✗'));
  expect(new Set(causes).size).toBe(causes.length);
  expect(causes).toContain('✗ nobody makes the state "a DUERP of another account exists": not tried');
  expect(causes).toContain('✗ answers 404 where 204 is agreed: stopCalendrier, updateRappels, deleteDuerp');
});

test('handlers of a module: those that lack, and one that throws', async () => {
  const url = await startForeignServer();
  const { code, text } = await verify(
    '--url',
    url,
    '--states',
    fileOf('../../test/foreign-server/broken-states.mjs'),
    '--only',
    'session',
  );
  expect(code).toBe(1);
  expect(text.split('\n').filter((line) => line.startsWith('✗'))).toEqual([
    '✗ nobody makes the state "a signed-in user": not tried',
    '✗ the state "an account exists" could not be made: the database is locked',
    '✗ nobody makes the state "a revoked session": not tried',
    '✗ nobody makes the state "the sign-in limit of the account is reached": not tried',
  ]);
});

test('the causes for programs', async () => {
  const url = await startForeignServer('--rename');
  const { text } = await verify(
    '--json',
    '--url',
    url,
    '--states-url',
    `${url}/test/states`,
    '--only',
    'masterdata',
  );
  expect(JSON.parse(text)).toMatchObject({
    tried: 5,
    kept: 1,
    causes: [
      {
        behaviours: [
          'masterdata: a reading of the names of the referential',
          'masterdata: a reading of the referential',
          'masterdata: a reading of the sectors of the referential',
          'masterdata: a reading of the texts of the referential',
        ],
      },
    ],
  });
});

test('what cannot be asked is one sentence, and another exit code', async () => {
  expect(await verify('--url', 'http://127.0.0.1:1')).toEqual({
    code: 2,
    text: 'No server answers at http://127.0.0.1:1.\n',
  });
  const url = await startForeignServer();
  const { code, text } = await verify('--url', url, '--states', '/nowhere/states.mjs', '--only', 'session');
  expect({ code, lines: text.trim().split('\n').length }).toEqual({ code: 2, lines: 1 });
  expect((await verify('--url', url, '--only', 'no-such-thing')).code).toBe(2);
});

test('the states to write are listed with their parameters', async () => {
  const { code, text } = await verify('--list', '--only', 'masterdata');
  expect({ code, text }).toEqual({
    code: 0,
    text: 'a DUERP exists (duerpId, emailAddress): 4\na signed-in user (emailAddress): 5\n',
  });
});
