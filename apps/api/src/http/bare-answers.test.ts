import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boundConnections } from './connections/bound-connections.ts';
import { answerProtocolErrors, refuseConnection, refuseOddRequests } from './protocol-errors.ts';

const site = { baseUrl: 'https://odu.example' };
let server: Server;
let end: (socket: Socket) => void;
let opened: Socket[];

beforeEach(async () => {
  opened = [];
  // A connection stays until who ends it says so.
  server = createServer({ allowHalfOpen: true }, (socket) => {
    opened.push(socket.on('error', () => {}).resume());
    end(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of opened) socket.destroy();
  server.close();
});

/** Connects and stays, on its side, until the test ends. */
function join() {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).on('error', () => {});
  opened.push(socket);
  return socket.setEncoding('utf8');
}

/** What a connection is told that is ended so. */
async function tell(how: (socket: Socket) => void) {
  end = how;
  const socket = join();
  let text = '';
  socket.on('data', (some: string) => (text += some));
  await once(socket, 'end');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { lines: head.toLowerCase().split('\r\n'), body };
}

test('a caller for whom there is no place is told so as the contract says, and when to come again', async () => {
  const { lines, body } = await tell((socket) => refuseConnection(site, socket));
  expect(lines[0]).toBe('http/1.1 503 service unavailable');
  for (const line of [
    'retry-after: 2',
    'connection: close',
    'content-type: application/problem+json; charset=utf-8',
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    `content-length: ${Buffer.byteLength(body)}`,
  ])
    expect(lines).toContain(line);
  expect(JSON.parse(body)).toMatchObject({ status: 503, message: expect.any(String) as string });
});

test.for([
  ['HPE_HEADER_OVERFLOW', 431, 'contient une erreur'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413, 'est trop volumineuse'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408, 'contient une erreur'],
  ['HPE_INVALID_METHOD', 400, 'contient une erreur'],
] as const)(
  'a request given up by Node for %s is a %i, of as many bytes as it says',
  async ([code, status, fault]) => {
    const errors = answerProtocolErrors(site);
    const { lines, body } = await tell((socket) =>
      errors.clientErrorHandler(Object.assign(new Error('in English'), { code }), socket),
    );
    expect(lines[0]).toContain(` ${status} `);
    expect(lines).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(JSON.parse(body)).toMatchObject({ status, message: `La requête envoyée ${fault}.` });
  },
);

test('a connection that was cut is told nothing', async () => {
  const errors = answerProtocolErrors(site);
  const { lines } = await tell((socket) =>
    errors.clientErrorHandler(Object.assign(new Error('cut'), { code: 'ECONNRESET' }), socket),
  );
  expect(lines).toEqual(['']);
});

test('whoever does not close his side after the last answer keeps it for two seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const taken = Promise.withResolvers<Socket>();
  end = (socket) => {
    refuseConnection(site, socket);
    taken.resolve(socket);
  };
  const mine = join().resume();
  const theirs = await taken.promise;
  await once(mine, 'end');
  vi.advanceTimersByTime(1_999);
  expect(theirs.destroyed).toBe(false);
  vi.advanceTimersByTime(1);
  expect(theirs.destroyed).toBe(true);
});

test('who sends the first lines of a request has 15 seconds, and is looked for every five', () => {
  expect(answerProtocolErrors(site).http).toEqual({
    requireHostHeader: false,
    headersTimeout: 15_000,
    connectionsCheckingInterval: 5_000,
  });
});

/** A server with one place, which somebody has who waits for his answer. */
async function openFull() {
  const app = Fastify({ forceCloseConnections: true, ...answerProtocolErrors(site) });
  const answered = Promise.withResolvers<number>();
  boundConnections(app.server, { max: 1, refuse: (socket) => refuseConnection(site, socket) });
  refuseOddRequests(app, site);
  app.addHook('onSend', async (_request, { statusCode }) => answered.resolve(statusCode));
  const done: string[] = [];
  app.get('/slow', () => new Promise(() => {}));
  app.post('/', async () => void done.push('written'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const ask = (request: string) => {
    const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
    opened.push(socket);
    socket.write(`${request} HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n`);
    return socket;
  };
  const served = once(app.server, 'request');
  ask('GET /slow');
  await served;
  return { app, ask, answered, done };
}

test('what somebody sent for whom there was no place is not done', async () => {
  const { app, ask, answered, done } = await openFull();
  const refused = ask('POST /').setEncoding('utf8');
  const [text] = (await once(refused, 'data')) as [string];
  expect(text).toContain('HTTP/1.1 503 ');
  expect(await answered.promise).toBe(503);
  expect(done).toEqual([]);
  await app.close();
});
