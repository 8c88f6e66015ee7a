import { rmSync } from 'node:fs';
import { get } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { MAIN, makeInstallation, spawnServer } from '../support/spawn-server.ts';

const DESCRIPTORS = 300;
const ATTACKING = 600;
const cleanUps: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp();
});

async function start() {
  const { folder, environment } = makeInstallation();
  cleanUps.push(() => rmSync(folder, { recursive: true, force: true }));
  const limited = ['sh', '-c', `ulimit -n ${DESCRIPTORS}; exec "$0" "$1"`, process.execPath, MAIN] as const;
  const server = spawnServer(environment, { command: [...limited] });
  cleanUps.push(() => {
    server.kill('SIGKILL');
    return server.ended;
  });
  return { server, url: await server.ready };
}

/** Opens so many connections that send these bytes and nothing more. */
async function attack(url: string, bytes: string) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  cleanUps.push(() => {
    for (const socket of sockets) socket.destroy();
  });
  await Promise.all(
    Array.from({ length: ATTACKING }, async () => {
      const socket = connect(Number(port), hostname).on('error', () => {});
      sockets.push(socket);
      if (bytes !== '') socket.write(bytes);
      return new Promise((resolve) => socket.once('connect', resolve).once('close', resolve));
    }),
  );
  return sockets;
}

/** One question on a connection of its own. */
const ask = (url: string) =>
  new Promise<number | string | undefined>((resolve) => {
    get(`${url}/api/public/captcha/challenge`, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });

test.for([
  ['say nothing', ''],
  ['never end their headers', 'GET /api/public/config HTTP/1.1\r\nhost: a\r\nx-slow: '],
  [
    'never end their body',
    'POST /api/public/account/info HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{',
  ],
] as const)('600 connections that %s keep no newcomer out, with 300 descriptors', async ([, bytes]) => {
  const { server, url } = await start();
  await attack(url, bytes);
  for (let count = 0; count < 5; count += 1) expect(await ask(url)).toBe(200);
  // Nor do they hold its end.
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});
