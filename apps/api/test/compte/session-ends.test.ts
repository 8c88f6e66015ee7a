import { describe, expect, test } from 'vitest';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();

type Tokens = { accessToken: string; refreshToken: string };

const refresh = ({ accessToken, refreshToken }: Tokens) =>
  server.request({
    method: 'POST',
    url: '/api/public/token/refresh',
    body: { expiredAccessToken: accessToken, refreshToken },
  });
const info = async (account: Pick<Tokens, 'accessToken'>) =>
  (await server.request({ url: '/api/myaccount/info', account })).statusCode;
const logout = async (account: Tokens, refreshTokenToRevoke: string) =>
  (
    await server.request({
      method: 'POST',
      url: '/api/myaccount/logout',
      account,
      body: { refreshTokenToRevoke },
    })
  ).statusCode;

describe('signing out', () => {
  test.for(['an unknown token', 'the token of another account'])(
    "ends the caller's own session with %s, and nobody else's",
    async (named) => {
      const caller = await server.signUp(`${named.replaceAll(' ', '-')}@exemple.fr`);
      const other = await server.signUp(`autre-${named.replaceAll(' ', '-')}@exemple.fr`);
      const token = named === 'an unknown token' ? 'inconnu' : other.refreshToken;
      expect(await logout(caller, token)).toBe(204);
      expect([await info(caller), (await refresh(caller)).statusCode]).toEqual([401, 401]);
      expect([await info(other), (await refresh(other)).statusCode]).toEqual([200, 200]);
    },
  );

  test('ends the session of the token too when it is of the same account, and leaves the third', async () => {
    const caller = await server.signUp('anne@exemple.fr');
    const [named, third] = [
      await server.deps.sessions.open(caller.id),
      await server.deps.sessions.open(caller.id),
    ];
    expect(await logout(caller, named.refreshToken)).toBe(204);
    expect([await info(caller), await info(named), await info(third)]).toEqual([401, 401, 200]);
  });
});

test('a session ends with its 14th idle day, to the millisecond', async () => {
  const used = await server.signUp('basile@exemple.fr');
  const idle = await server.signUp('celia@exemple.fr');
  server.clock.advance(14 * DAY - 1);
  expect((await refresh(used)).statusCode).toBe(200);
  server.clock.advance(1);
  expect((await refresh(idle)).statusCode).toBe(401);
});

test('an access token does not outlive the 30 days of its session', async () => {
  let tokens: Tokens = await server.signUp('denis@exemple.fr');
  for (const wait of [10 * DAY, 10 * DAY, 10 * DAY - 5 * MINUTE]) {
    server.clock.advance(wait);
    tokens = (await refresh(tokens)).json<Tokens>();
  }
  server.clock.advance(5 * MINUTE - 1);
  expect(await info(tokens)).toBe(200);
  server.clock.advance(1);
  expect(await info(tokens)).toBe(401);
});
