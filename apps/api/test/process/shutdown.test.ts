import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '../../src/db/database.ts';
import { migrateConfigured } from '../../src/db/migrate.ts';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import { keepMail } from '../../src/repositories/server/mail-repository.ts';
import { systemClock } from '../../src/services/clock.ts';
import { openSilentMailServer } from '../support/mail-servers.ts';
import { MAIN, makeInstallation, spawnServer } from '../support/spawn-server.ts';

const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

function start(prepare?: (folder: string) => Parameters<typeof spawnServer>[1]) {
  const { folder, environment } = makeInstallation();
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const server = spawnServer(environment, prepare?.(folder));
  cleanUps.push(() => {
    server.kill('SIGKILL');
    return server.ended;
  });
  return server;
}

/** The server gives up after 10 s what does not end: far from that, on a busy machine too. */
const ENDS_WITHIN_MS = 5_000;

test('a request in flight at SIGTERM is answered, then the process ends at once with code 0', async () => {
  const server = start();
  const { hostname, port } = new URL(await server.ready);
  const body = JSON.stringify({ emailAddress: 'a@b.fr', password: 'x' });
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const closed = once(socket, 'close');
  const request = [
    'POST /api/public/token/new HTTP/1.1',
    'host: localhost',
    'content-type: application/json',
    'expect: 100-continue',
    `content-length: ${body.length}`,
  ];
  socket.write(`${request.join('\r\n')}\r\n\r\n`);
  // Its 100 says that the request is in the server's hands.
  while (!answer.includes('100 Continue')) await once(socket, 'data');
  server.kill('SIGTERM');
  while (!(await isRefused(hostname, Number(port)))) await setImmediate();
  const before = performance.now();
  socket.write(body);
  await closed;
  expect(answer).toContain('HTTP/1.1 401');
  expect(await server.ended).toBe(0);
  expect(performance.now() - before).toBeLessThan(ENDS_WITHIN_MS);
});

const isRefused = (host: string, port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = connect(port, host);
    probe.once('connect', () => resolve(false)).once('error', () => resolve(true));
    probe.once('connect', () => probe.destroy());
  });

test('a mail server that hangs does not hold the end', async () => {
  const silent = await openSilentMailServer();
  cleanUps.push(() => silent.close());
  const { folder, environment } = makeInstallation();
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = environment.ODU_DATA_DIR;
  mkdirSync(dataDir);
  await migrateConfigured({ databaseUrl: undefined, dataDir });
  const database = openDatabase({ databaseUrl: undefined, dataDir, onLost: () => {} });
  const now = new Date().toISOString();
  await keepMail(database.queries, {
    id: '1',
    recipient: 'a@b.fr',
    replyTo: null,
    subject: 'Lien',
    text: 'Lien',
    createdAt: now,
    expiresAt: '9999-12-31T23:59:59.999Z',
  });
  const job = { kind: 'send-mail', payload: { mailId: '1' }, key: '1' } as const;
  await enqueueJob(database.queries, { clock: systemClock, makeId: () => '1' }, job);
  await database.close();
  const server = spawnServer({ ...environment, SMTP_URL: silent.url });
  cleanUps.push(() => {
    server.kill('SIGKILL');
    return server.ended;
  });
  await server.ready;
  // One for the mail, one for the check of the parts.
  await expect.poll(() => silent.connections, { timeout: 20_000 }).toBe(2);
  const before = performance.now();
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(performance.now() - before).toBeLessThan(ENDS_WITHIN_MS);
  // The mail is given back: the next server has not to wait for the end of a lease.
  const after = openDatabase({ databaseUrl: undefined, dataDir, onLost: () => {} });
  const mails = after.queries.selectFrom('job').select('leaseUntil').where('kind', '=', 'send-mail');
  expect(await mails.execute()).toEqual([{ leaseUntil: null }]);
  await after.close();
});

test('npm start stopped by SIGTERM stops the server', async () => {
  const server = start((cwd) => {
    const root = join(import.meta.dirname, '../../../../package.json');
    const { scripts } = JSON.parse(readFileSync(root, 'utf8')) as { scripts: Record<string, string> };
    // The same commands without what sets up and builds.
    const shorten = (script = '') =>
      script
        .replace('node scripts/setup.mjs', 'true')
        .replace(/turbo run build \S+/, 'true')
        .replace('apps/api/src/main.ts', MAIN);
    const own = { start: shorten(scripts['start']), 'start:built': shorten(scripts['start:built']) };
    writeFileSync(join(cwd, 'package.json'), JSON.stringify({ private: true, scripts: own }));
    return { command: ['npm', 'start'], cwd };
  });
  const { hostname, port } = new URL(await server.ready);
  server.kill('SIGTERM');
  await server.ended;
  while (!(await isRefused(hostname, Number(port)))) await sleep(20);
});

test('a full disk under its log neither stops the server nor holds its end', async () => {
  const { folder, environment } = makeInstallation();
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const full = openSync('/dev/full', 'w');
  cleanUps.push(() => closeSync(full));
  const port = await findFreePort();
  const server = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env['PATH'], ...environment, ODU_PORT: String(port) },
    stdio: ['ignore', full, full],
  });
  cleanUps.push(() => server.kill('SIGKILL'));
  const ended = once(server, 'close');
  const ask = () =>
    fetch(`http://localhost:${port}/readyz`).then(
      ({ status }) => status,
      () => server.exitCode ?? 'not yet',
    );
  await expect.poll(ask, { timeout: 50_000 }).toBe(200);
  // Each answer is a line: what was refused is tried again several times meanwhile.
  for (let call = 0; call < 20; call++) {
    expect(await ask()).toBe(200);
    await sleep(30);
  }
  const before = performance.now();
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  expect(performance.now() - before).toBeLessThan(ENDS_WITHIN_MS);
});

async function findFreePort() {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
