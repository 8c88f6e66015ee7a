import type { CaptchaChallenge } from '@odu/api-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { MINUTE } from '../../src/services/clock.ts';
import { hashToken, makeToken } from '../../src/services/authentication/random-tokens.ts';
import { useTestServer } from '../build-app.ts';
import { solveCaptcha } from '../support/solve-captcha.ts';

const server = useTestServer();
afterEach(() => vi.restoreAllMocks());

const newPassword = 'Croissant.dore.3';
const reset = (emailAddress: string, resetPasswordToken: string, from: string) =>
  server.request({
    method: 'POST',
    url: '/api/public/resetpwd/reset',
    body: { emailAddress, resetPasswordToken, newPassword },
    from,
  });

/** A link that is good, of an account of its own. */
async function makeLink(emailAddress: string) {
  const { id: accountId } = await server.signUp(emailAddress);
  const token = makeToken();
  const expiresAt = new Date(server.clock.now().getTime() + MINUTE).toISOString();
  await server.database.queries
    .insertInto('passwordReset')
    .values({ accountId, tokenHash: hashToken(token), expiresAt })
    .execute();
  return token;
}

test('a link that is unknown, of another address or past its time costs no hash', async () => {
  const token = await makeLink('anne@exemple.fr');
  await server.signUp('basile@exemple.fr');
  const hash = vi.spyOn(server.deps.passwords, 'hash');
  const tried = [
    await reset('anne@exemple.fr', makeToken(), '192.0.2.1'),
    await reset('basile@exemple.fr', token, '192.0.2.1'),
    await reset('personne@exemple.fr', token, '192.0.2.1'),
  ];
  server.clock.advance(MINUTE);
  tried.push(await reset('anne@exemple.fr', token, '192.0.2.1'));
  for (const answer of tried) {
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toMatchObject({ errors: [{ path: '/resetPasswordToken' }] });
  }
  expect(hash).not.toHaveBeenCalled();
});

test('twelve resets of one address at once: ten are hashed, the others are a 429, and the link works once', async () => {
  const token = await makeLink('claire@exemple.fr');
  const { passwordReset } = server.deps;
  const { isGood } = passwordReset;
  const { promise: all, resolve: goOn } = Promise.withResolvers<void>();
  let count = 0;
  // All of them have looked at the link before one is hashed: a database may give its answers one by one.
  vi.spyOn(passwordReset, 'isGood').mockImplementation(async (link) => {
    const isLinkGood = await isGood(link);
    count += 1;
    if (count === 12) goOn();
    await all;
    return isLinkGood;
  });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => reset('claire@exemple.fr', token, '192.0.2.2')),
  );
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(statuses).toEqual([204, ...Array.from({ length: 9 }, () => 422), 429, 429]);
});

test('the hash of a new account counts for the address that asks for it', async () => {
  const hash = vi.spyOn(server.deps.passwords, 'hash');
  const challenge = await server.request({ url: '/api/public/captcha/challenge' });
  const captchaToken = await solveCaptcha(challenge.json<CaptchaChallenge>());
  const answer = await server.request({
    method: 'POST',
    url: '/api/public/account/create',
    body: { emailAddress: 'denis@exemple.fr', newPassword, captchaToken },
    from: '192.0.2.3',
  });
  expect([answer.statusCode, hash.mock.calls]).toEqual([201, [[newPassword, '192.0.2.3']]]);
});
