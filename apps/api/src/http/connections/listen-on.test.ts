import { once } from 'node:events';
import { get } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answerProtocolErrors, refuseOddRequests } from '../protocol-errors.ts';
import { boundConnections } from './bound-connections.ts';
import { listenOn } from './listen-on.ts';

const MAX = 4;
const site = { baseUrl: 'https://odu.example' };
const BOTH = ['127.0.0.1', '::1'];
let app: FastifyInstance;
let opened: Socket[];

beforeEach(() => {
  opened = [];
  app = Fastify({ forceCloseConnections: 'idle', ...answerProtocolErrors(site) });
  const { stop } = boundConnections(app.server, { max: MAX, refuse: (socket) => socket.destroy() });
  app.addHook('preClose', async () => stop());
  refuseOddRequests(app, site);
  app.get('/', async () => 'ok');
});
afterEach(async () => {
  for (const socket of opened) socket.destroy();
  await app.close();
});

const listen = (addresses = BOTH) =>
  listenOn(app, { port: 0, host: 'localhost' }, async () => addresses.map((address) => ({ address })));
const portOf = () => (app.server.address() as AddressInfo).port;
async function open(host: string) {
  const seen = once(app.server, 'connection');
  const socket = connect(portOf(), host).on('error', () => {});
  opened.push(socket.resume());
  await seen;
  return socket;
}
const ask = (host: string) =>
  new Promise<number | string | undefined>((resolve) => {
    get({ host, port: portOf(), agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', (error: NodeJS.ErrnoException) => resolve(error.code));
  });

test('localhost is served at both of its addresses, on one port', async () => {
  expect(await listen()).toBe(`http://127.0.0.1:${portOf()}`);
  for (const host of BOTH) expect(await ask(host)).toBe(200);
});

test('what the system names first is what is said, the same address twice is one', async () => {
  expect(await listen(['::1', '127.0.0.1', '::1'])).toBe(`http://[::1]:${portOf()}`);
  for (const host of BOTH) expect(await ask(host)).toBe(200);
});

test('an address that the machine does not have is left out', async () => {
  await listen(['127.0.0.1', '2001:db8::1']);
  expect(await ask('127.0.0.1')).toBe(200);
});

test.for(BOTH)('silent connections to %s give way to newcomers at either address', async (host) => {
  await listen();
  const silent: Socket[] = [];
  for (let count = 0; count < MAX; count += 1) silent.push(await open(host));
  for (const [index, other] of BOTH.entries()) {
    await open(other);
    await expect.poll(() => silent[index]?.destroyed).toBe(true);
  }
  expect(silent.slice(2).map(({ destroyed }) => destroyed)).toEqual([false, false]);
  for (const other of BOTH) expect(await ask(other)).toBe(200);
});

test.for(
  BOTH.flatMap((host) =>
    (
      [
        ['BONJOUR\r\n\r\n', 400],
        [`GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
        ['GET / HTTP/1.1\r\nhost: a\r\nexpect: 200-maybe\r\nconnection: close\r\n\r\n', 417],
        ['CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n', 405],
      ] as const
    ).map(([request, status]) => [host, status, request] as const),
  ),
)(
  '%s answers what Node would refuse by itself in the form of the contract (%i)',
  async ([host, status, request]) => {
    await listen();
    const socket = connect(portOf(), host);
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.write(request);
    await once(socket, 'close');
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer.toLowerCase()).toContain('content-type: application/problem+json');
    expect(answer).toContain('La requête envoyée contient une erreur.');
  },
);

test.for(BOTH)(
  'it stops while somebody holds a connection to %s, and serves neither address then',
  async (host) => {
    await listen();
    const [idle, port] = [await open(host), portOf()];
    await app.close();
    await expect.poll(() => idle.destroyed).toBe(true);
    for (const address of BOTH) {
      const [error] = await once(connect(port, address), 'error');
      expect((error as NodeJS.ErrnoException).code).toBe('ECONNREFUSED');
    }
  },
);
