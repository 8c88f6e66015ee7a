import type { Tokens } from '@odu/api-contract';
import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer();
afterEach(() => void vi.restoreAllMocks());

const refresh = ({ accessToken: expiredAccessToken, refreshToken }: Tokens) =>
  server.request({
    method: 'POST',
    url: '/api/public/token/refresh',
    body: { expiredAccessToken, refreshToken },
  });

test('a session is refreshed sixty times in fifteen minutes; what is not proved counts for nothing, another session is free', async () => {
  const account = await server.signUp('anne@exemple.fr');
  const other = await server.deps.sessions.open(account.id);
  for (let turn = 0; turn < 3; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await refresh({ ...account, refreshToken: other.refreshToken })).statusCode).toBe(401);
  let tokens: Tokens = account;
  for (let turn = 0; turn < LIMITS.refreshPerSession.max; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- each needs the one before
    const answer = await refresh(tokens);
    expect(answer.statusCode).toBe(200);
    tokens = answer.json<Tokens>();
  }
  const refused = await refresh(tokens);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await refresh(other)).statusCode).toBe(200);
  // Nobody is signed out by it.
  server.clock.advance(15 * MINUTE);
  expect((await refresh(tokens)).statusCode).toBe(200);
});

test('a session that ended with thousands of tokens is deleted a thousand rows at a time', async () => {
  const { id } = await server.signUp('basile@exemple.fr');
  const { queries } = server.database;
  const ended = { expiresAt: '2026-01-01T00:00:00.000Z' };
  await queries
    .insertInto('session')
    .values({
      id: 'finie',
      accountId: id,
      delegateId: null,
      createdAt: ended.expiresAt,
      revokedAt: null,
      ...ended,
    })
    .execute();
  const tokens = Array.from({ length: 2_500 }, (_, index) => `jeton-${index}`);
  for (let from = 0; from < tokens.length; from += 500)
    // oxlint-disable-next-line no-await-in-loop -- PostgreSQL takes so many values in one statement
    await queries
      .insertInto('refreshToken')
      .values(
        tokens
          .slice(from, from + 500)
          .map((tokenHash) => ({ tokenHash, sessionId: 'finie', spentAt: null, ...ended })),
      )
      .execute();
  const asked = vi.spyOn(server.deps.meters.queryDuration, 'observe');
  await server.deps.sessions.cleanUp();
  // Three for the tokens, one for the sessions.
  expect(asked).toHaveBeenCalledTimes(4);
  const left = await queries.selectFrom('session').select('id').where('id', '=', 'finie').execute();
  expect(left).toStrictEqual([]);
});
