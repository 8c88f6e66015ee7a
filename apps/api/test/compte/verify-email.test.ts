import { expect, test } from 'vitest';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';

const server = useTestServer();

const sendCode = (account: TestAccount) =>
  server.request({ method: 'POST', url: '/api/myaccount/sendemailverification', account });
const verify = (account: TestAccount, otp: string) =>
  server.request({ method: 'POST', url: '/api/myaccount/verifyemail', account, body: { otp } });
const isVerified = async (account: TestAccount) =>
  (await server.request({ url: '/api/myaccount/info', account })).json().isEmailVerified;

async function readCode({ emailAddress }: TestAccount) {
  const mail = (await server.mails()).find(({ recipient }) => recipient === emailAddress);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the mailed code verifies the address, once and for all', async () => {
  const account = await server.signUp('anne@exemple.fr');
  expect((await sendCode(account)).statusCode).toBe(204);
  expect((await server.mails())[0]?.text).toContain('Il est valable 10 minutes.');
  const code = await readCode(account);
  const wrong = await verify(account, another(code));
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json().message).toBe(
    'Ce code est incorrect ou a expiré\u00A0: vérifiez-le, ou demandez-en un nouveau.',
  );
  expect(await isVerified(account)).toBe(false);
  expect((await verify(account, code)).statusCode).toBe(204);
  expect(await isVerified(account)).toBe(true);
  const sent = (await server.mails()).length;
  expect((await sendCode(account)).statusCode).toBe(204);
  expect(await server.mails()).toHaveLength(sent);
});

test('a code that was used is of no use again, whatever the account becomes', async () => {
  const account = await server.signUp('gaspard@exemple.fr');
  await sendCode(account);
  const code = await readCode(account);
  expect((await verify(account, code)).statusCode).toBe(204);
  // As when its address is another one.
  await updateAccount(server.database.queries, account.id, { isEmailVerified: 0 });
  expect((await verify(account, code)).statusCode).toBe(422);
  expect(await isVerified(account)).toBe(false);
});

test('five wrong tries spend the code, even at the same moment', async () => {
  const account = await server.signUp('bruno@exemple.fr');
  await sendCode(account);
  const code = await readCode(account);
  await Promise.all(Array.from({ length: 5 }, () => verify(account, another(code))));
  expect((await verify(account, code)).statusCode).toBe(422);
});

test('a code is stale after 10 minutes and when a new one was sent', async () => {
  const account = await server.signUp('celia@exemple.fr');
  await sendCode(account);
  const first = await readCode(account);
  server.clock.advance(MINUTE);
  await sendCode(account);
  const second = await readCode(account);
  expect((await verify(account, first)).statusCode).toBe(422);
  server.clock.advance(10 * MINUTE);
  const later = { ...account, ...(await server.deps.sessions.open(account.id)) };
  expect((await verify(later, second)).statusCode).toBe(422);
});

test('the code of one account is of no use to another, whose own still is when the first is verified', async () => {
  const one = await server.signUp('dina@exemple.fr');
  const other = await server.signUp('elio@exemple.fr');
  await sendCode(one);
  await sendCode(other);
  expect((await verify(other, await readCode(one))).statusCode).toBe(422);
  expect(await isVerified(other)).toBe(false);
  for (const account of [one, other])
    expect((await verify(account, await readCode(account))).statusCode).toBe(204);
});

test('three codes an hour', async () => {
  const account = await server.signUp('fanny@exemple.fr');
  for (let sent = 0; sent < 3; sent++) expect((await sendCode(account)).statusCode).toBe(204);
  expect((await sendCode(account)).statusCode).toBe(429);
});
