import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { CaptchaChallenge, DuerpDocument, Tokens } from '@odu/api-contract';
import { afterEach, expect, test } from 'vitest';
import { runProgram } from '../../src/odu/main.ts';
import { captureOutput } from '../odu/capture-output.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';
import { makeInstallation, spawnServer } from '../support/spawn-server.ts';

const running: ReturnType<typeof spawnServer>[] = [];
const folders: string[] = [];

const install = () => {
  const installation = makeInstallation();
  folders.push(installation.folder);
  return installation;
};
const start = (environment: Record<string, string>) => {
  const server = spawnServer(environment);
  running.push(server);
  return server;
};

afterEach(async () => {
  for (const server of running.splice(0)) {
    server.kill('SIGKILL');
    await server.ended;
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const post = (url: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

const createAccount = async (url: string, emailAddress: string) => {
  const challenge = (await (await fetch(`${url}/api/public/captcha/challenge`)).json()) as CaptchaChallenge;
  const body = {
    emailAddress,
    newPassword: 'Levain.naturel.12',
    captchaToken: await solveCaptcha(challenge),
  };
  return post(`${url}/api/public/account/create`, body);
};

const EDITS_BEFORE_KILL = 5;

test('killed with -9 in the middle of edits, the server keeps every edit that it acknowledged', async () => {
  const { environment } = install();
  let server = start(environment);
  const url = await server.ready;
  const { accessToken } = (await (await createAccount(url, 'anne@exemple.fr')).json()) as Tokens;
  const headers = { authorization: `Bearer ${accessToken}` };
  const { id } = (await (await fetch(`${url}/api/duerp/create`, { method: 'POST', headers })).json()) as {
    id: string;
  };
  const idUniteDeTravail = randomUUID();

  let acknowledged = 0;
  let baseUrl = url;
  for (let round = 1; round <= 3; round++) {
    const killed = server;
    const killAfter = acknowledged + EDITS_BEFORE_KILL * round;
    for (let isRunning = true; isRunning;) {
      const unitesDeTravail = [{ idUniteDeTravail, displayName: String(acknowledged + 1) }];
      const answer = await post(
        `${baseUrl}/api/duerp/${id}/update-list-unitesdetravail`,
        { unitesDeTravail },
        headers,
      ).catch(() => undefined);
      isRunning = answer?.status === 200;
      if (isRunning) acknowledged++;
      // The edits go on until it is dead.
      if (isRunning && acknowledged === killAfter) setTimeout(() => killed.kill('SIGKILL'), round);
    }
    expect(acknowledged).toBeGreaterThanOrEqual(killAfter);
    await killed.ended;

    server = start(environment);
    baseUrl = await server.ready;
    const kept = (await (await fetch(`${baseUrl}/api/duerp/${id}`, { headers })).json()) as DuerpDocument;
    const name = Number(kept.data.unitesDeTravail[0]?.displayName ?? 0);
    // The edit under way at the kill may be there too: written, and its answer lost.
    expect([acknowledged, acknowledged + 1]).toContain(name);
    acknowledged = name;
  }
});

test('two servers on one data folder share sessions and do not refuse each other', async () => {
  const { environment } = install();
  const [first, second] = await Promise.all([start(environment).ready, start(environment).ready]);
  const [one, two] = await Promise.all([
    createAccount(first, 'un@exemple.fr'),
    createAccount(second, 'deux@exemple.fr'),
  ]);
  expect([one.status, two.status]).toEqual([201, 201]);
  const { accessToken } = (await one.json()) as { accessToken: string };
  const info = await fetch(`${second}/api/myaccount/info`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(info.status).toBe(200);
  // Each chose a port of its own, which its mails name.
  await fetch(`${second}/api/myaccount/sendresetpwdemail`, {
    method: 'POST',
    headers: { authorization: `Bearer ${accessToken}` },
  });
  const database = new DatabaseSync(join(environment.ODU_DATA_DIR, 'odu.sqlite'));
  const mails = database.prepare("select text from mail where text like '%/resetpwd%'").all();
  database.close();
  expect(mails).toEqual([{ text: expect.stringContaining(`${second}/resetpwd`) }]);
});

test('a second server with another secret does not start, and says why in one sentence', async () => {
  const { environment } = install();
  const first = start({ ...environment, ODU_SECRET: 'a'.repeat(32) });
  await first.ready;
  const second = start({ ...environment, ODU_SECRET: 'b'.repeat(32) });
  expect(await second.ended).toBe(1);
  expect(second.output.stderr).toMatch(/^Un autre serveur utilise déjà cette base .* ODU_SECRET .*\.\n$/);
  const third = start({ ...environment, ODU_SECRET: 'a'.repeat(32) });
  await third.ready;
  // Once all have stopped, the secret may change.
  for (const server of [first, third]) {
    server.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }
  await start({ ...environment, ODU_SECRET: 'b'.repeat(32) }).ready;
});

// Ctrl+C; and where nothing is sold there is no plan to do without.
test.for([
  ['SIGTERM', 'sandbox', true],
  ['SIGINT', 'off', false],
] as const)('%s ends it with code 0 and says nothing wrong', async ([signal, billing, isOffered]) => {
  const server = start({ ...install().environment, ODU_BILLING: billing });
  await server.ready;
  server.kill(signal);
  expect(await server.ended).toBe(0);
  expect(server.output.stdout).toContain('créez un compte');
  expect(server.output.stdout.includes('ODU_BILLING=off npm start')).toBe(isOffered);
  expect(server.output.stderr).toBe('');
});

test('the data folder is for its owner only, also one that was open to everybody', async () => {
  const { environment } = install();
  const folder = environment.ODU_DATA_DIR;
  const files = ['', 'secret', 'odu.sqlite', 'odu.sqlite-wal'];
  const rights = () => files.map((file) => statSync(join(folder, file)).mode & 0o777);
  const first = start(environment);
  // SQLite's own file is there once the database is read.
  await fetch(`${await first.ready}/readyz`);
  expect(rights()).toEqual([0o700, 0o600, 0o600, 0o600]);
  first.kill('SIGKILL');
  await first.ended;
  chmodSync(folder, 0o755);
  for (const file of ['secret', 'odu.sqlite']) chmodSync(join(folder, file), 0o644);
  await start(environment).ready;
  expect(rights().slice(0, 3)).toEqual([0o700, 0o600, 0o600]);
});

/** One sentence on stderr, code 1. */
async function expectRefusal(environment: Record<string, string>, sentence: string | RegExp) {
  const server = start(environment);
  expect(await server.ended).toBe(1);
  expect(server.output.stderr.trim().split('\n')).toHaveLength(1);
  expect(server.output.stderr).toMatch(sentence);
}

test('a port in use stops the start with one sentence', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const { environment } = install();
  await expectRefusal(
    { ...environment, ODU_HOST: '127.0.0.1', ODU_PORT: String(port) },
    `Le port ${port} est déjà utilisé`,
  );
  other.close();
  // It is no server that is there: a restore, or another secret, has not to wait for its two minutes.
  const database = new DatabaseSync(join(environment.ODU_DATA_DIR, 'odu.sqlite'));
  expect(database.prepare('select id from server').all()).toEqual([]);
  database.close();
});

test('a metrics port in use stops the start with one sentence that names it', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  await expectRefusal(
    { ...install().environment, ODU_METRICS_PORT: String(port) },
    new RegExp(`Le port ${port} est déjà utilisé.*ODU_METRICS_PORT`),
  );
  other.close();
});

test('a data folder that cannot be written stops the start with one sentence', async () => {
  const { folder, environment } = install();
  // root writes anywhere: a file where the folder should be stops it too.
  const blocked = join(folder, 'blocked');
  writeFileSync(blocked, '');
  chmodSync(blocked, 0o400);
  await expectRefusal(
    { ...environment, ODU_DATA_DIR: join(blocked, 'data') },
    /n'est pas accessible en écriture.*ODU_DATA_DIR/,
  );
});

test('a database that is damaged stops the start with one sentence', async () => {
  const { folder, environment } = install();
  writeFileSync(join(folder, 'odu.sqlite'), 'not a database, '.repeat(300));
  await expectRefusal({ ...environment, ODU_DATA_DIR: folder }, /odu\.sqlite\) est abîmée/);
});

test('a folder in the place of the database stops the start with one sentence', async () => {
  const { folder, environment } = install();
  // What a file of another user does too, where the tests do not run as root.
  mkdirSync(join(folder, 'odu.sqlite'));
  await expectRefusal({ ...environment, ODU_DATA_DIR: folder }, /odu\.sqlite\) ne peut pas être ouverte/);
});

test('a database that another program keeps for itself stops the start with one sentence', async () => {
  const { folder, environment } = install();
  const other = new DatabaseSync(join(folder, 'odu.sqlite'));
  other.exec('create table kept (id integer); begin exclusive');
  await expectRefusal({ ...environment, ODU_DATA_DIR: folder }, /odu\.sqlite\) est verrouillée/);
  other.close();
});

test('a web application that is not built stops the start with one sentence', async () => {
  const { folder, environment } = install();
  await expectRefusal({ ...environment, ODU_WEB_DIR: join(folder, 'nothing') }, /npm run build/);
});

test('a bad variable stops the start with a sentence that names it and hides its value', async () => {
  const { environment } = install();
  await expectRefusal({ ...environment, DATABASE_URL: 'mysql://moi:secret@ici/base' }, /DATABASE_URL/);
  expect(running.at(-1)?.output.stderr).not.toContain('secret');
});

test('a PostgreSQL that does not answer stops the start with one sentence', async () => {
  const { environment } = install();
  await expectRefusal(
    { ...environment, DATABASE_URL: 'postgresql://moi:secret@127.0.0.1:1/base' },
    /La base de données ne répond pas \(ECONNREFUSED\).*DATABASE_URL/,
  );
});

test('a variable that nothing reads is named, and the server starts all the same', async () => {
  const { environment } = install();
  const server = start({ ...environment, ODU_BILING: 'off' });
  await server.ready;
  expect(server.output.stderr).toContain('ODU_BILING');
  expect(server.output.stderr).toContain('ODU_BILLING\u202f?');
});

test('whose database was moved away, it is not restored beside; killed, it holds its folder no more', async () => {
  const { folder, environment } = install();
  const server = start(environment);
  expect((await createAccount(await server.ready, 'anne@exemple.fr')).status).toBe(201);
  const odu = (...args: string[]) => captureOutput(() => runProgram(args, environment));
  const file = join(folder, 'odu.tar');
  expect((await odu('backup', file)).code).toBe(0);
  for (const suffix of ['', '-wal', '-shm'])
    renameSync(join(environment.ODU_DATA_DIR, `odu.sqlite${suffix}`), join(folder, `odu.sqlite${suffix}`));
  expect(await odu('restore', file)).toMatchObject({
    code: 1,
    error: expect.stringContaining('Un serveur en marche utilise le dossier de données') as string,
  });
  expect((await fetch(`${await server.ready}/readyz`)).status).toBe(503);
  server.kill('SIGKILL');
  await server.ended;
  expect(await odu('restore', file)).toMatchObject({ code: 0 });
});
