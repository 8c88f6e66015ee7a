import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
beforeAll(async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});

/** What the server answers to these bytes, however wrong they are. */
async function send(request: string) {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  socket.write(request);
  await once(socket, 'close');
  return answer;
}

const get = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nhost: odu.example\r\nconnection: close\r\n${more}\r\n`;

test.for([
  ['a URL that cannot be decoded', get('/%E0%A4%A'), 400],
  ['a NUL in the path of a page', get('/dev/mail/%00'), 400],
  ['a NUL in a query', get('/guide?a=%00'), 400],
  ['an id that is too long', get(`/api/duerp/${'a'.repeat(300)}`), 414],
  ['headers over 16 kB', get('/guide', `x: ${'a'.repeat(20_000)}\r\n`), 431],
  ['what is not HTTP', 'BONJOUR\r\n\r\n', 400],
  ['a header that is malformed', get('/guide', 'a b: c\r\n'), 400],
  ['no host', 'GET /guide HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ['two hosts', get('/guide', 'host: evil.example\r\n'), 400],
  ['an expectation that nobody knows', get('/guide', 'expect: 200-maybe\r\n'), 417],
  ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nhost: evil.example\r\n\r\n', 405],
  ['a body that is packed', get('/guide', 'content-encoding: gzip\r\n'), 415],
  ['a body with two lengths', get('/guide', 'content-length: 1\r\ntransfer-encoding: chunked\r\n'), 400],
] as const)('%s is answered as the contract says, with the security headers', async ([, request, status]) => {
  const [head = '', body = ''] = (await send(request)).split('\r\n\r\n');
  const lines = head.toLowerCase().split('\r\n');
  expect(lines[0]).toContain(` ${status} `);
  expect(lines).toContain('content-type: application/problem+json; charset=utf-8');
  expect(lines).toContain('x-content-type-options: nosniff');
  expect(lines).toContain('cache-control: no-store');
  expect(lines).toContain('strict-transport-security: max-age=31536000');
  expect(head).toContain("frame-ancestors 'none'");
  const problem = JSON.parse(body) as { requestId: string };
  expect(problem).toMatchObject({ status, message: 'La requête envoyée contient une erreur.' });
  expect(head).toContain(problem.requestId);
});

const BROWSER = 'accept: text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8\r\n';

test.for([
  ['/100%', 302],
  ['/duerps/%zz', 302],
  ['/duerps/1/edit?step=5%00', 302],
  ['/api/duerp/%zz', 400],
  ['/api/duerp/1?a=%00', 400],
] as const)('a browser that opens %s, which cannot be read, is answered %i', async ([path, status]) => {
  const head = (await send(get(path, BROWSER))).toLowerCase().split('\r\n');
  expect(head[0]).toContain(` ${status} `);
  expect(head.includes('location: /')).toBe(status === 302);
  expect(head).toContain('x-content-type-options: nosniff');
});

test('a request of HTTP/1.0, as the probe of a balancer, needs no host', async () => {
  expect(await send('GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
});

test('headers have 15 seconds, a request a minute, a connection through which nothing goes two', () => {
  expect(server.app.server).toMatchObject({
    headersTimeout: 15_000,
    requestTimeout: 60_000,
    timeout: 120_000,
  });
});
