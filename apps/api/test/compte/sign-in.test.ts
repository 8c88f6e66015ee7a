import { expect, test } from 'vitest';
import { MINUTE, SECOND, DAY } from '../../src/services/clock.ts';
import { TEST_PASSWORD, useTestServer } from '../build-app.ts';
import { reachLimit } from '../provider-states/compte-states.ts';

const server = useTestServer();

const signIn = (emailAddress: string, password: string, from?: string) =>
  server.request({
    method: 'POST',
    url: '/api/public/token/new',
    body: { emailAddress, password },
    ...(from !== undefined && { from }),
  });

const refresh = (tokens: { accessToken: string; refreshToken: string }) =>
  server.request({
    method: 'POST',
    url: '/api/public/token/refresh',
    body: { expiredAccessToken: tokens.accessToken, refreshToken: tokens.refreshToken },
  });

const info = (account: { accessToken: string }) => server.request({ url: '/api/myaccount/info', account });

test('signing in with the address in another case answers tokens that open the account', async () => {
  await server.signUp('claire@exemple.fr');
  const answer = await signIn('  Claire@Exemple.FR ', TEST_PASSWORD);
  expect(answer.statusCode).toBe(200);
  expect((await info(answer.json())).json()).toEqual({
    emailAddress: 'claire@exemple.fr',
    isEmailVerified: false,
    maxNumberOfDuerps: 5,
    hasRappels: true,
    isDelegatedSession: false,
    lastDelegateSignIn: null,
  });
});

test('a wrong password and an unknown address get the same answer', async () => {
  await server.signUp('denis@exemple.fr');
  const wrong = await signIn('denis@exemple.fr', 'faux');
  const unknown = await signIn('personne@exemple.fr', 'faux');
  for (const answer of [wrong, unknown]) {
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 401, message: 'Email ou mot de passe invalide.' });
  }
});

test('the eleventh try of one account in 15 minutes waits, another account does not', async () => {
  await server.signUp('eva@exemple.fr');
  await server.signUp('farid@exemple.fr');
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await signIn('eva@exemple.fr', 'faux', '10.0.0.1')).statusCode).toBe(401);
  const limited = await signIn('eva@exemple.fr', TEST_PASSWORD, '10.0.0.2');
  expect(limited.statusCode).toBe(429);
  expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
  expect(limited.json().message).toBe('Trop de tentatives. Réessayez dans 15 minutes.');
  expect((await signIn('farid@exemple.fr', TEST_PASSWORD, '10.0.0.1')).statusCode).toBe(200);
  server.clock.advance(15 * MINUTE);
  expect((await signIn('eva@exemple.fr', TEST_PASSWORD, '10.0.0.1')).statusCode).toBe(200);
});

test('one IP address has 50 tries in 15 minutes', async () => {
  for (let attempt = 0; attempt < 50; attempt++) {
    expect((await signIn(`inconnu${attempt}@exemple.fr`, 'faux', '10.9.9.9')).statusCode).toBe(401);
  }
  expect((await signIn('encore@exemple.fr', 'faux', '10.9.9.9')).statusCode).toBe(429);
});

test('an IP address that has no try left uses up none of an account', async () => {
  const { emailAddress } = await server.signUp('zoe@exemple.fr');
  await reachLimit(server.deps, 'signInPerIp', '10.8.8.8');
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await signIn(emailAddress, 'faux', '10.8.8.8')).statusCode).toBe(429);
  expect((await signIn(emailAddress, TEST_PASSWORD, '10.8.8.9')).statusCode).toBe(200);
});

test('the access token lives 10 minutes', async () => {
  const account = await server.signUp('gaelle@exemple.fr');
  server.clock.advance(9 * MINUTE);
  expect((await info(account)).statusCode).toBe(200);
  server.clock.advance(1 * MINUTE);
  const late = await info(account);
  expect(late.statusCode).toBe(401);
  expect(late.json().message).toBe('Votre session a expiré, veuillez vous reconnecter.');
});

test('a refresh gives a new pair, even when the access token has expired', async () => {
  const account = await server.signUp('hugo@exemple.fr');
  server.clock.advance(13 * DAY);
  const next = (await refresh(account)).json();
  expect(next.refreshToken).not.toBe(account.refreshToken);
  expect((await info(next)).statusCode).toBe(200);
});

test('a spent token works for 10 seconds more, then revokes the whole family', async () => {
  const account = await server.signUp('ines@exemple.fr');
  const first = (await refresh(account)).json();
  server.clock.advance(10 * SECOND);
  expect((await refresh(account)).statusCode).toBe(200);
  expect((await info(first)).statusCode).toBe(200);
  server.clock.advance(1 * SECOND);
  expect((await refresh(account)).statusCode).toBe(401);
  expect((await refresh(first)).statusCode).toBe(401);
  expect((await info(first)).statusCode).toBe(401);
});

test('a session ends after 14 idle days, and after 30 days in any case', async () => {
  const idle = await server.signUp('jean@exemple.fr');
  let busy = await server
    .signUp('karim@exemple.fr')
    .then((account) => ({ ...account }) as { accessToken: string; refreshToken: string });
  for (const days of [10, 10]) {
    server.clock.advance(days * DAY);
    busy = (await refresh(busy)).json();
  }
  expect((await refresh(idle)).statusCode).toBe(401);
  server.clock.advance(9 * DAY);
  busy = (await refresh(busy)).json();
  expect((await info(busy)).statusCode).toBe(200);
  server.clock.advance(1 * DAY);
  expect((await refresh(busy)).statusCode).toBe(401);
});

test('a refresh token goes with the access token of its own session', async () => {
  const one = await server.signUp('lea@exemple.fr');
  const other = await server.signUp('marc@exemple.fr');
  expect((await refresh({ accessToken: other.accessToken, refreshToken: one.refreshToken })).statusCode).toBe(
    401,
  );
  expect((await refresh(one)).statusCode).toBe(200);
});

test('two refreshes at the same moment both get a pair', async () => {
  const account = await server.signUp('nadia@exemple.fr');
  const answers = await Promise.all([refresh(account), refresh(account)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
});

test('logout ends the session at once, for both tokens', async () => {
  const account = await server.signUp('olivier@exemple.fr');
  const answer = await server.request({
    method: 'POST',
    url: '/api/myaccount/logout',
    account,
    body: { refreshTokenToRevoke: account.refreshToken },
  });
  expect(answer.statusCode).toBe(204);
  expect((await info(account)).statusCode).toBe(401);
  expect((await refresh(account)).statusCode).toBe(401);
});
