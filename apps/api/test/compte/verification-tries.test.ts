import { expect, test } from 'vitest';
import { MINUTE } from '../../src/services/clock.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';

const server = useTestServer();

/** Mails a new code to the account, and gives it. */
async function sendCode(account: TestAccount): Promise<string> {
  await server.database.queries.deleteFrom('mail').execute();
  await server.request({ method: 'POST', url: '/api/myaccount/sendemailverification', account });
  return /\b\d{6}\b/.exec((await server.mails())[0]?.text ?? '')?.[0] ?? '';
}
const verify = async (account: TestAccount, otp: string) =>
  (await server.request({ method: 'POST', url: '/api/myaccount/verifyemail', account, body: { otp } }))
    .statusCode;
async function missTimes(account: TestAccount, code: string, times: number) {
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
  for (let count = 0; count < times; count++) expect(await verify(account, wrong)).toBe(422);
}

test('the fifth try may be the right one', async () => {
  const account = await server.signUp('anne@exemple.fr');
  const code = await sendCode(account);
  await missTimes(account, code, 4);
  expect(await verify(account, code)).toBe(204);
});

test('a new code has five tries of its own, whatever the last one had left', async () => {
  const account = await server.signUp('basile@exemple.fr');
  await missTimes(account, await sendCode(account), 5);
  const code = await sendCode(account);
  await missTimes(account, code, 4);
  expect(await verify(account, code)).toBe(204);
});

test('a new code has ten minutes of its own', async () => {
  const account = await server.signUp('celia@exemple.fr');
  await sendCode(account);
  server.clock.advance(9 * MINUTE);
  const code = await sendCode(account);
  server.clock.advance(10 * MINUTE - 1);
  // The access token has ended meanwhile.
  const later = { ...account, ...(await server.deps.sessions.open(account.id)) };
  expect(await verify(later, code)).toBe(204);
});
