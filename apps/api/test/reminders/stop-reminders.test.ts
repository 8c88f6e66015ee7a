import { expect, test } from 'vitest';
import { useTestServer } from '../build-app.ts';
import { LIMITS } from '../../src/services/limits/limiter.ts';

const server = useTestServer();

const pathFor = (accountId: string) => new URL(server.deps.reminderLinks.make(accountId)).pathname;
const read = async (account: Awaited<ReturnType<typeof server.signUp>>) =>
  (await server.request({ url: '/api/myaccount/info', account })).json<{ hasRappels: boolean }>().hasRappels;
const post = (url: string, body: string, type: string, from?: string) =>
  server.app.inject({
    method: 'POST',
    url,
    payload: body,
    headers: { 'content-type': type },
    ...(from !== undefined && { remoteAddress: from }),
  });
const FORM = 'application/x-www-form-urlencoded';

test('opening the link changes nothing; its button stops the mails of that account alone', async () => {
  const anne = await server.signUp('anne@exemple.fr');
  const basile = await server.signUp('basile@exemple.fr');
  expect([await read(anne), await read(basile)]).toEqual([true, true]);
  const page = await server.request({ url: pathFor(anne.id) });
  expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
    200,
    'no-store',
    'noindex',
  ]);
  expect(page.body).toContain(
    '<form method="post"><button type="submit">Ne plus recevoir de rappels</button>',
  );
  expect(page.body).not.toContain('anne@');
  expect(await read(anne)).toBe(true);
  const done = await post(pathFor(anne.id), '', FORM);
  expect([done.statusCode, done.headers['set-cookie']]).toEqual([200, undefined]);
  expect([await read(anne), await read(basile)]).toEqual([false, true]);
});

test.each([
  ['a form', FORM, 'List-Unsubscribe=One-Click'],
  [
    'the parts of a form',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
  ],
])('a mail reader stops them by %s (RFC 8058)', async (_name, type, body) => {
  const account = await server.signUp(`${type.length}@exemple.fr`);
  expect((await post(pathFor(account.id), body, type)).statusCode).toBe(200);
  expect(await read(account)).toBe(false);
});

test('a token of another account, cut, lengthened or of another server is none, and changes nothing', async () => {
  const account = await server.signUp('jeton@exemple.fr');
  const path = pathFor(account.id);
  const other = pathFor('0b9c1f0e-6a0f-4a39-9d51-2f6b6f2f9a11');
  const signature = other.slice(other.lastIndexOf('.'));
  const forged = path.replace(/\..*$/, signature);
  for (const url of [forged, path.slice(0, -1), `${path}a`, '/rappels/arreter/x']) {
    expect((await server.request({ url })).statusCode).toBe(404);
    expect((await post(url, '', FORM)).statusCode).toBe(404);
  }
  expect(await read(account)).toBe(true);
});

test('a body beyond 4 kB is refused, and so is an address that asks too often', async () => {
  const account = await server.signUp('limite@exemple.fr');
  expect((await post(pathFor(account.id), 'x'.repeat(4097), FORM)).statusCode).toBe(413);
  const from = '203.0.113.7';
  const max = LIMITS.arretDesRappelsPerIp.max;
  for (let use = 0; use < max; use += 1) await post('/rappels/arreter/x', '', FORM, from);
  expect((await post(pathFor(account.id), '', FORM, from)).statusCode).toBe(429);
  expect(await read(account)).toBe(true);
});

test('the addresses of one IPv6 network ask as one', async () => {
  const { max } = LIMITS.arretDesRappelsPerIp;
  const ask = async (index: number) =>
    (await post('/rappels/arreter/x', '', FORM, `2001:db8:7:8::${index.toString(16)}`)).statusCode;
  for (let use = 0; use < max; use += 1) expect(await ask(use)).toBe(404);
  expect(await ask(max)).toBe(429);
});

test('the owner turns them off and on again', async () => {
  const account = await server.signUp('titulaire@exemple.fr');
  const write = (body: object) =>
    server.request({ method: 'POST', url: '/api/myaccount/update-rappels', account, body });
  expect((await write({ hasRappels: false })).statusCode).toBe(204);
  expect(await read(account)).toBe(false);
  expect((await write({ hasRappels: true })).statusCode).toBe(204);
  expect(await read(account)).toBe(true);
  expect((await write({})).statusCode).toBe(400);
});
