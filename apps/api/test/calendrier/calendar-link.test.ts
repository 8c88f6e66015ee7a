import { randomUUID } from 'node:crypto';
import type { Calendrier, Tokens } from '@odu/api-contract';
import { expect, test } from 'vitest';
import { makeCalendarLinks } from '../../src/calendrier/calendar-links.ts';
import { authorizeDelegate, createDelegate } from '../../src/services/authentication/delegates.ts';
import { hashToken, makeToken } from '../../src/services/authentication/random-tokens.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';

const server = useTestServer();

const get = async (account: TestAccount) =>
  (await server.request({ url: '/api/myaccount/calendrier', account })).json<Calendrier>();
const post = (path: 'renew' | 'stop', account: Pick<TestAccount, 'accessToken'>, body?: object) =>
  server.request({
    method: 'POST',
    url: `/api/myaccount/calendrier/${path}`,
    account,
    ...(body && { body }),
  });
const renew = async (account: TestAccount, idLien: string = randomUUID()) =>
  (await post('renew', account, { idLien })).json<Calendrier>();
const open = async ({ url }: Calendrier, from?: string) =>
  (await server.request({ url: new URL(url ?? '').pathname, ...(from !== undefined && { from }) }))
    .statusCode;
const signUp = () => server.signUp(`${randomUUID()}@exemple.fr`);
const auditOf = async ({ id }: TestAccount) =>
  (
    await server.database.queries
      .selectFrom('auditEntry')
      .select('type')
      .where('accountId', '=', id)
      .execute()
  ).map(({ type }) => type);

test('there is none until one is made; it is shown again, and only to its owner', async () => {
  const [anne, basile] = [await signUp(), await signUp()];
  expect(await get(anne)).toEqual({ url: null, createdAt: null });
  const lien = await renew(anne);
  expect(lien.url).toMatch(/^https:\/\/odu\.example\/calendrier\/[\w-]{43}\.ics$/);
  expect(lien.createdAt).toBe(server.clock.now().toISOString());
  expect([await get(anne), await get(basile)]).toEqual([lien, { url: null, createdAt: null }]);
  expect(await open(lien)).toBe(200);
  expect(await auditOf(anne)).toEqual(['calendrier-renewed']);
});

test('the database and the log have nothing that opens it', async () => {
  const account = await signUp();
  const lien = await renew(account);
  await open(lien);
  const token = (lien.url ?? '').slice(-47, -4);
  const row = await server.database.queries
    .selectFrom('calendrier')
    .selectAll()
    .where('accountId', '=', account.id)
    .executeTakeFirstOrThrow();
  expect(row.tokenHash).toBe(hashToken(token));
  expect(JSON.stringify(row)).not.toContain(token);
  expect(server.logLines.join('')).not.toContain(token);
  expect(server.logLines.join('')).toContain('/calendrier/:token.ics');
  const forged = makeCalendarLinks({ secret: 'x'.repeat(32), baseUrl: 'https://odu.example' }).makeUrl(row);
  expect(await open({ url: forged, createdAt: null })).toBe(404);
});

test('the same request again answers the same link; another one ends it', async () => {
  const account = await signUp();
  const idLien = randomUUID();
  const first = await renew(account, idLien);
  server.clock.advance(MINUTE);
  expect(await renew(account, idLien)).toEqual(first);
  const second = await renew(account);
  expect(second.url).not.toBe(first.url);
  expect([await open(first), await open(second)]).toEqual([404, 200]);
  // Replayed long after: a new address, never the old one.
  server.clock.advance(MINUTE);
  const replayed = await renew(account, idLien);
  expect(replayed.url).not.toBe(first.url);
  expect([await open(first), await open(second), await open(replayed)]).toEqual([404, 404, 200]);
  expect(await auditOf(account)).toHaveLength(3);
});

test('two requests at once leave one link, which both were answered or one replaced', async () => {
  const account = await signUp();
  const idLien = randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => renew(account, idLien)));
  expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
  expect(await open(await get(account))).toBe(200);
});

test('is ended once, and ends for its owner alone', async () => {
  const [anne, basile] = [await signUp(), await signUp()];
  const [hers, his] = [await renew(anne), await renew(basile)];
  for (let time = 0; time < 2; time++) expect((await post('stop', anne)).statusCode).toBe(204);
  expect([await open(hers), await open(his)]).toEqual([404, 200]);
  expect(await get(anne)).toEqual({ url: null, createdAt: null });
  expect(await auditOf(anne)).toEqual(['calendrier-renewed', 'calendrier-stopped']);
});

test('lives longer than any session, and ends with a new password', async () => {
  const account = await signUp();
  const lien = await renew(account);
  server.clock.advance(400 * DAY);
  expect(await open(lien)).toBe(200);
  const resetPasswordToken = makeToken();
  await server.database.queries
    .insertInto('passwordReset')
    .values({
      accountId: account.id,
      tokenHash: hashToken(resetPasswordToken),
      expiresAt: new Date(server.clock.now().getTime() + MINUTE).toISOString(),
    })
    .execute();
  const { emailAddress } = account;
  const body = { emailAddress, resetPasswordToken, newPassword: 'Croissant.dore.3' };
  const answer = await server.request({ method: 'POST', url: '/api/public/resetpwd/reset', body });
  expect(answer.statusCode).toBe(204);
  expect(await open(lien)).toBe(404);
  expect((await server.mails())[0]?.text).toContain('Le lien de votre calendrier est arrêté');
});

test("a delegate's session neither sees, makes nor ends it", async () => {
  const account = await signUp();
  const lien = await renew(account);
  const delegate = await createDelegate(server.deps, 'Cabinet Durand');
  const authorization = await authorizeDelegate(server.deps, {
    delegateId: delegate.id,
    accountId: account.id,
  });
  if (authorization === false) throw new Error('the delegate is revoked');
  const signedIn = await server.request({
    method: 'POST',
    url: '/api/public/token/delegate',
    body: { em: account.emailAddress, dmk: delegate.key, dut: authorization.token },
  });
  const delegated = signedIn.json<Tokens>();
  const answers = [
    await server.request({ url: '/api/myaccount/calendrier', account: delegated }),
    await post('renew', delegated, { idLien: randomUUID() }),
    await post('stop', delegated),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(await open(lien)).toBe(200);
});

test('what is no link of ours is a 404 in French, whatever its form, and so is a wrong method', async () => {
  const account = await signUp();
  const { url } = await renew(account);
  const path = new URL(url ?? '').pathname;
  const token = path.slice('/calendrier/'.length, -4);
  for (const wrong of [
    `/calendrier/${makeToken()}.ics`,
    `/calendrier/${token.slice(0, -1)}.ics`,
    `/calendrier/${token}a.ics`,
    `/calendrier/${token.toUpperCase()}.ics`,
    `/calendrier/${account.id}.ics`,
    `/calendrier/${encodeURIComponent("' or 1=1 --")}.ics`,
    `/calendrier/${encodeURIComponent('x\r\nset-cookie: a=b')}.ics`,
    '/calendrier/%2e%2e%2fetc.ics',
  ]) {
    const answer = await server.request({ url: wrong });
    expect([wrong, answer.statusCode]).toEqual([wrong, 404]);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.json<{ message: string }>().message).toMatch(/n'existe plus|introuvable/);
  }
  expect((await server.request({ method: 'POST', url: path })).statusCode).toBe(404);
  expect((await server.request({ method: 'DELETE', url: path })).statusCode).toBe(404);
  expect(await open({ url, createdAt: null })).toBe(200);
});

test('an address that asks too often waits, and so does an account that renews too often', async () => {
  const account = await signUp();
  const lien = await renew(account);
  const from = '203.0.113.9';
  for (let use = 0; use < LIMITS.calendrierPerIp.max; use += 1) await open(lien, from);
  expect([await open(lien, from), await open(lien)]).toEqual([429, 200]);
  for (let use = 1; use < LIMITS.calendrierRenewedPerAccount.max; use += 1) await renew(account);
  const refused = await post('renew', account, { idLien: randomUUID() });
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, expect.any(String)]);
});

test('the addresses of one IPv6 network read as one', async () => {
  const lien = await renew(await signUp());
  const ask = (index: number) => open(lien, `2001:db8:7:9::${index.toString(16)}`);
  const { max } = LIMITS.calendrierPerIp;
  for (let use = 0; use < max; use += 1) await ask(use);
  expect([await ask(max), await open(lien)]).toEqual([429, 200]);
});

test('an id that is none is refused, and makes no link', async () => {
  const account = await signUp();
  for (const body of [{}, { idLien: 'x' }, { idLien: null }, { idLien: randomUUID(), accountId: 'x' }])
    expect((await post('renew', account, body)).statusCode).toBe(400);
  expect(await get(account)).toEqual({ url: null, createdAt: null });
});
