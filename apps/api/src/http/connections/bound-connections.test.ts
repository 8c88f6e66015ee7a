import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundConnections } from './bound-connections.ts';
import { computeMaxConnections } from './max-connections.ts';

const MAX = 4;
let server: Server;
let port: number;
let opened: Socket[];
let refused: number;
let stop: () => void;
/** Requests that wait for their answer. */
let waiting: ServerResponse[];

beforeEach(async () => {
  [opened, refused, waiting] = [[], 0, []];
  server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (request.url === '/slow') waiting.push(response);
    else if (request.method === 'GET') response.end('ok');
  });
  ({ stop } = boundConnections(server, {
    max: MAX,
    refuse: (socket) => {
      refused += 1;
      socket.destroy();
    },
  }));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of opened) socket.destroy();
  server.closeAllConnections();
  server.close();
});

/** Opens a connection that the server knows, and sends these bytes. */
async function open(bytes = '', from = '127.0.0.1') {
  const seen = once(server, 'connection');
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  socket.on('error', () => {});
  opened.push(socket);
  await seen;
  if (bytes !== '') {
    const asked =
      bytes.endsWith('\r\n\r\n{') || bytes.endsWith('\r\n\r\n') ? once(server, 'request') : undefined;
    socket.write(bytes);
    await asked;
  }
  return socket;
}
const slow = 'GET /slow HTTP/1.1\r\nhost: a\r\n\r\n';
const halfBody = 'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 9\r\n\r\n{';
const ask = () =>
  new Promise<number | string>((resolve) => {
    get({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? ''));
  });
const waitUntilClosed = async (socket: Socket | undefined) => {
  await expect.poll(() => socket?.readableEnded === true || socket?.destroyed === true).toBe(true);
};

test('up to the greatest number nobody is closed; one more takes the place of the one that was silent for longest', async () => {
  const sockets = [];
  for (let count = 0; count < MAX; count += 1) sockets.push(await open());
  expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false, false, false, false]);
  expect(await ask()).toBe(200);
  await waitUntilClosed(sockets[0]);
  expect(sockets.slice(1).map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});

test('the silent are closed before those that send a body slowly, whoever is served is not', async () => {
  const served = await open(slow);
  const sending = await open(halfBody);
  const silent = [await open(), await open('GET / HTTP/1.1\r\nx-slow: ')];
  for (const one of silent) {
    await open(slow);
    await waitUntilClosed(one);
  }
  expect(sending.destroyed).toBe(false);
  await open(slow);
  await waitUntilClosed(sending);
  expect(refused).toBe(0);
  await open();
  expect(refused).toBe(1);
  // Each of those that the server worked for is answered.
  const answered = once(served, 'data');
  for (const response of waiting) response.end('done');
  expect(String((await answered)[0])).toContain('200 OK');
  expect(await ask()).toBe(200);
});

test('who does not read his answer is not being served any more', async () => {
  const deaf = [];
  for (let count = 0; count < MAX; count += 1) deaf.push(await open(slow));
  for (const socket of deaf) socket.pause();
  const big = Buffer.alloc(16 * 1024 * 1024);
  for (const response of waiting) response.write(big);
  expect(await ask()).toBe(200);
  expect(refused).toBe(0);
});

test('nor is who does not read an answer that was made whole', async () => {
  const deaf = [];
  for (let count = 0; count < MAX; count += 1) deaf.push(await open(slow));
  for (const socket of deaf) socket.pause();
  const big = Buffer.alloc(16 * 1024 * 1024);
  for (const response of waiting) response.end(big);
  expect(await ask()).toBe(200);
  expect(refused).toBe(0);
});

test('who asked again before his first answer is served until the second one has left', async () => {
  const kept = await open(slow);
  const asked = once(server, 'request');
  kept.write(slow);
  await asked;
  const first = once(kept, 'data');
  waiting[0]?.end('the first');
  await first;
  for (let count = 1; count < MAX; count += 1) await open(slow);
  await open();
  expect(refused).toBe(1);
  const second = once(kept, 'data');
  waiting[1]?.end('the second');
  expect(String((await second)[0])).toContain('the second');
});

test('a server that stops closes the silent at once, those it waits for three seconds later, and answers the others', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const taken: Socket[] = [];
  server.on('connection', (socket: Socket) => taken.push(socket));
  await open();
  await open(halfBody);
  const served = await open(slow);
  const listClosed = () => taken.map(({ destroyed }) => destroyed);
  stop();
  expect(listClosed()).toEqual([true, false, false]);
  vi.advanceTimersByTime(2_999);
  expect(listClosed()).toEqual([true, false, false]);
  vi.advanceTimersByTime(1);
  expect(listClosed()).toEqual([true, true, false]);
  const answered = once(served, 'data');
  for (const response of waiting) response.end('done');
  expect(String((await answered)[0])).toContain('200 OK');
});

test('a connection between two requests counts from the end of its last answer', async () => {
  const kept = await open();
  const others = [await open(), await open(), await open()];
  kept.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
  await once(kept, 'data');
  await open();
  await waitUntilClosed(others[0]);
  expect(kept.destroyed).toBe(false);
});

test('connections that have ended take no place from those that are open', async () => {
  const taken: Socket[] = [];
  server.on('connection', (socket: Socket) => taken.push(socket));
  await open();
  for (let count = 1; count < MAX; count += 1) {
    const gone = await open();
    const ended = taken.at(-1);
    if (ended === undefined) throw new Error('no connection');
    const closed = once(ended, 'close');
    gone.destroy();
    await closed;
  }
  await open();
  expect(taken[0]?.destroyed).toBe(false);
});

test('the address that holds the most gives way, whoever was there first', async () => {
  const alone = await open('', '127.0.0.2');
  const crowd = [await open(), await open(), await open()];
  await open('', '127.0.0.3');
  await waitUntilClosed(crowd[0]);
  expect(alone.destroyed).toBe(false);
});

test('a server holds half its descriptors, 10,000 connections at most', () => {
  expect(computeMaxConnections(300)).toBe(150);
  expect(computeMaxConnections(19_999)).toBe(9_999);
  expect(computeMaxConnections(524_288)).toBe(10_000);
  // What this machine says is a number.
  expect(computeMaxConnections()).toBeGreaterThan(10);
});
