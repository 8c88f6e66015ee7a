import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { ACCESS_TOKEN, EMAIL, PASSWORD, REFRESH_TOKEN } from './support/examples.ts';
import {
  accessTokenOfState,
  catchError,
  createResourcePact,
  problem,
  refreshTokenOfState,
} from './support/resource-pact.ts';

const { string } = MatchersV3;
const play = createResourcePact('session');

const TOKENS = { accessToken: string(ACCESS_TOKEN), refreshToken: string(REFRESH_TOKEN) };
const credentials = { emailAddress: EMAIL, password: PASSWORD };
const signIn = { method: 'POST', path: '/api/public/token/new', body: credentials };
const refresh = {
  method: 'POST',
  path: '/api/public/token/refresh',
  body: { expiredAccessToken: accessTokenOfState, refreshToken: refreshTokenOfState },
};

test('signing in gives tokens', async () => {
  const tokens = await play(
    {
      states: [['an account exists', credentials]],
      description: 'a sign-in with the right password',
      token: 'none',
      request: signIn,
      answer: { status: 200, body: TOKENS },
    },
    (api) => unwrap(api.POST('/api/public/token/new', { body: credentials })),
  );
  expect(tokens).toEqual({ accessToken: ACCESS_TOKEN, refreshToken: REFRESH_TOKEN });
});

test('a wrong password is a 401', async () => {
  const body = { emailAddress: EMAIL, password: 'Fournil-2025!' };
  const call = play(
    {
      states: [['an account exists', credentials]],
      description: 'a sign-in with a wrong password',
      token: 'none',
      request: { ...signIn, body },
      answer: problem(401),
    },
    (api) => catchError(unwrap(api.POST('/api/public/token/new', { body }))),
  );
  await expect(call).resolves.toMatchObject({ status: 401 });
});

test('too many sign-ins are a 429 that says how long to wait', async () => {
  const call = play(
    {
      states: [
        ['an account exists', credentials],
        ['the sign-in limit of the account is reached', { emailAddress: EMAIL }],
      ],
      description: 'one sign-in too many',
      token: 'none',
      request: signIn,
      answer: { ...problem(429), headers: { 'Retry-After': MatchersV3.regex(/^\d+$/, '120') } },
    },
    (api) => catchError(unwrap(api.POST('/api/public/token/new', { body: credentials }))),
  );
  await expect(call).resolves.toMatchObject({ status: 429, retryAfterSeconds: 120 });
});

const refreshBody = { expiredAccessToken: ACCESS_TOKEN, refreshToken: REFRESH_TOKEN };

test('the refresh token gives a new pair', async () => {
  const tokens = await play(
    {
      states: [['a signed-in user', { emailAddress: EMAIL }]],
      description: 'a refresh of the session',
      token: 'none',
      request: refresh,
      answer: { status: 200, body: TOKENS },
    },
    (api) => unwrap(api.POST('/api/public/token/refresh', { body: refreshBody })),
  );
  expect(tokens.refreshToken).toBe(REFRESH_TOKEN);
});

test('a revoked refresh token is a 401', async () => {
  const call = play(
    {
      states: [['a revoked session', { emailAddress: EMAIL }]],
      description: 'a refresh of a revoked session',
      token: 'none',
      request: refresh,
      answer: problem(401),
    },
    (api) => catchError(unwrap(api.POST('/api/public/token/refresh', { body: refreshBody }))),
  );
  await expect(call).resolves.toMatchObject({ status: 401 });
});

test('signing out answers nothing', async () => {
  const call = play(
    {
      states: [['a signed-in user', { emailAddress: EMAIL }]],
      description: 'a sign-out',
      request: {
        method: 'POST',
        path: '/api/myaccount/logout',
        body: { refreshTokenToRevoke: refreshTokenOfState },
      },
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/myaccount/logout', { body: { refreshTokenToRevoke: REFRESH_TOKEN } })),
  );
  await expect(call).resolves.toBeUndefined();
});
