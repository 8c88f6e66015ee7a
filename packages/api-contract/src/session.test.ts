import { describe, expect, test, vi } from 'vitest';
import { createFakeServer, type FakeAnswer, type ReceivedCall } from '../test/fake-server.ts';
import { createMemoryStorage, createSharedLocks, makeAccessToken, NOW } from '../test/fake-session.ts';
import { unwrap } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';
import { createSession, type SessionLocks, type SessionStorage } from './session.ts';

const REFRESH = '/api/public/token/refresh';
const LIST = '/api/duerp/list';
const OLD = makeAccessToken('old', 600);
const STALE = makeAccessToken('stale', 10);
const NEW_TOKENS = { accessToken: makeAccessToken('new', 600), refreshToken: 'refresh-2' };
const bearer = (token: string) => `Bearer ${token}`;

const signedIn = (token: string) => createMemoryStorage({ token, refreshToken: 'refresh-1' });

interface TabOptions {
  storage: SessionStorage;
  locks?: SessionLocks | undefined;
  answer: (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>;
}

function openTab({ storage, locks, answer }: TabOptions) {
  const server = createFakeServer(answer);
  const onForcedLogout = vi.fn<() => void>();
  const session = createSession({ storage, locks, onForcedLogout, now: () => NOW });
  const api = createApiClient({
    session,
    frontendVersion: 'ODU-v0.8.0',
    baseUrl: 'http://odu.test',
    fetch: server.fetch,
  });
  return { ...server, session, api, storage, onForcedLogout, list: () => unwrap(api.GET(LIST)) };
}

/** Serves the list to the tokens it accepts, and a new pair for `refresh-1`. */
const server =
  (...accepted: string[]) =>
  (call: ReceivedCall): FakeAnswer => {
    if (call.path === REFRESH) return { status: 200, body: NEW_TOKENS };
    return accepted.map(bearer).includes(call.authorization ?? '')
      ? { status: 200, body: [] }
      : { status: 401 };
  };

test('the signed-in account is that of the access token; a visitor, or a damaged token, has none', () => {
  const answer = server();
  expect(openTab({ storage: signedIn(OLD), answer }).session.getAccountId()).toBe('Zoé old');
  expect(openTab({ storage: signedIn('abîmé'), answer }).session.getAccountId()).toBeNull();
  expect(openTab({ storage: createMemoryStorage(), answer }).session.getAccountId()).toBeNull();
});

describe('before a call', () => {
  test('a token with 31 seconds left is used as it is', async () => {
    const token = makeAccessToken('31', 31);
    const tab = openTab({ storage: signedIn(token), answer: server(token) });
    await tab.list();
    expect(tab.calls.map((call) => [call.path, call.authorization])).toEqual([[LIST, bearer(token)]]);
  });

  test('a token with 30 seconds left is refreshed first, and the new pair is kept', async () => {
    const token = makeAccessToken('30', 30);
    const tab = openTab({ storage: signedIn(token), answer: server(NEW_TOKENS.accessToken) });
    await tab.list();
    expect(tab.calls.map((call) => [call.path, call.authorization])).toEqual([
      [REFRESH, null],
      [LIST, bearer(NEW_TOKENS.accessToken)],
    ]);
    expect(tab.calls[0]?.body).toEqual({ expiredAccessToken: token, refreshToken: 'refresh-1' });
    expect(tab.storage.getItem('token')).toBe(NEW_TOKENS.accessToken);
    expect(tab.storage.getItem('refreshToken')).toBe('refresh-2');
  });

  test('a token that cannot be read is refreshed first', async () => {
    const tab = openTab({ storage: signedIn('not-a-jwt'), answer: server(NEW_TOKENS.accessToken) });
    await tab.list();
    expect(tab.callsTo(REFRESH)).toHaveLength(1);
  });

  test.for([['with Web Locks', createSharedLocks()] as const, ['without Web Locks', undefined] as const])(
    'ten calls at once share one refresh, %s',
    async ([, locks]) => {
      const tab = openTab({ storage: signedIn(STALE), locks, answer: server(NEW_TOKENS.accessToken) });
      await Promise.all(Array.from({ length: 10 }, tab.list));
      expect(tab.callsTo(REFRESH)).toHaveLength(1);
      expect(tab.callsTo(LIST)).toHaveLength(10);
    },
  );

  test('two tabs share one refresh', async () => {
    const shared = {
      storage: signedIn(STALE),
      locks: createSharedLocks(),
      answer: server(NEW_TOKENS.accessToken),
    };
    const tabs = [openTab(shared), openTab(shared)];
    await Promise.all(tabs.map((tab) => tab.list()));
    expect(tabs.flatMap((tab) => tab.callsTo(REFRESH))).toHaveLength(1);
  });

  test('a public call carries no token and refreshes nothing', async () => {
    const tab = openTab({ storage: signedIn(STALE), answer: () => ({ status: 200, body: NEW_TOKENS }) });
    const body = { emailAddress: 'a@b.example', password: 'secret' };
    await unwrap(tab.api.POST('/api/public/token/new', { body }));
    expect(tab.calls.map((call) => [call.path, call.authorization])).toEqual([
      ['/api/public/token/new', null],
    ]);
  });
});

describe('after a 401', () => {
  test('the call is sent once more with a new token and the same body', async () => {
    const answer = (call: ReceivedCall): FakeAnswer => {
      if (call.path === REFRESH) return { status: 200, body: NEW_TOKENS };
      return call.authorization === bearer(OLD) ? { status: 401 } : { status: 204 };
    };
    const tab = openTab({ storage: signedIn(OLD), answer });
    await unwrap(tab.api.POST('/api/myaccount/verifyemail', { body: { otp: '123456' } }));
    expect(tab.callsTo('/api/myaccount/verifyemail').map((call) => [call.authorization, call.body])).toEqual([
      [bearer(OLD), { otp: '123456' }],
      [bearer(NEW_TOKENS.accessToken), { otp: '123456' }],
    ]);
    expect(tab.callsTo(REFRESH)).toHaveLength(1);
    expect(tab.onForcedLogout).not.toHaveBeenCalled();
  });

  test('calls refused together share one refresh', async () => {
    const tab = openTab({ storage: signedIn(OLD), answer: server(NEW_TOKENS.accessToken) });
    await Promise.all([tab.list(), tab.list(), tab.list()]);
    expect(tab.callsTo(REFRESH)).toHaveLength(1);
  });

  test('a second 401 clears both tokens and forces the logout, without a third try', async () => {
    const tab = openTab({ storage: signedIn(OLD), answer: server() });
    await expect(tab.list()).rejects.toMatchObject({ status: 401 });
    expect(tab.callsTo(LIST)).toHaveLength(2);
    expect(tab.storage.getItem('token')).toBeNull();
    expect(tab.storage.getItem('refreshToken')).toBeNull();
    expect(tab.onForcedLogout).toHaveBeenCalledTimes(1);
  });

  test('a 401 of a public call is only an error', async () => {
    const problem = { type: 'about:blank', title: 'Unauthorized', status: 401, requestId: 'r' };
    const answer = () => ({ status: 401, body: { ...problem, message: 'Email ou mot de passe invalide.' } });
    const tab = openTab({ storage: signedIn(OLD), answer });
    const body = { emailAddress: 'a@b.example', password: 'wrong' };
    const call = unwrap(tab.api.POST('/api/public/token/new', { body }));
    await expect(call).rejects.toMatchObject({ status: 401, message: 'Email ou mot de passe invalide.' });
    expect(tab.calls).toHaveLength(1);
    expect(tab.session.isSignedIn()).toBe(true);
    expect(tab.onForcedLogout).not.toHaveBeenCalled();
  });
});

describe('when the session cannot go on', () => {
  test.for([400, 401, 403])('a refresh refused with %d forces the logout once', async (status) => {
    const answer = (call: ReceivedCall): FakeAnswer => (call.path === REFRESH ? { status } : { status: 401 });
    const tab = openTab({ storage: signedIn(STALE), answer });
    const calls = await Promise.allSettled([tab.list(), tab.list(), tab.list()]);
    for (const call of calls) expect(call).toMatchObject({ status: 'rejected', reason: { status: 401 } });
    expect(tab.callsTo(REFRESH)).toHaveLength(1);
    expect(tab.onForcedLogout).toHaveBeenCalledTimes(1);
    expect(tab.session.isSignedIn()).toBe(false);
    expect(tab.storage.getItem('refreshToken')).toBeNull();
  });

  test('a missing refresh token forces the logout', async () => {
    const tab = openTab({ storage: createMemoryStorage({ token: STALE }), answer: server() });
    await expect(tab.list()).rejects.toMatchObject({ status: 401 });
    expect(tab.calls).toHaveLength(0);
    expect(tab.onForcedLogout).toHaveBeenCalledTimes(1);
    expect(tab.storage.getItem('token')).toBeNull();
  });

  test('the next session can be forced out again', async () => {
    const tab = openTab({ storage: signedIn(OLD), answer: server() });
    await expect(tab.list()).rejects.toMatchObject({ status: 401 });
    tab.session.saveTokens({ accessToken: OLD, refreshToken: 'refresh-3' });
    await expect(tab.list()).rejects.toMatchObject({ status: 401 });
    expect(tab.onForcedLogout).toHaveBeenCalledTimes(2);
  });
});

describe('when the refresh cannot be reached', () => {
  test.for([
    ['no network', 0],
    [{ status: 429 }, 429],
    [{ status: 503 }, 503],
  ] as const)('%o keeps the session, and the next call tries again', async ([failure, status]) => {
    let isDown = true;
    const answer = (call: ReceivedCall): FakeAnswer =>
      call.path === REFRESH && isDown ? failure : server(NEW_TOKENS.accessToken)(call);
    const tab = openTab({ storage: signedIn(STALE), answer });
    await expect(tab.list()).rejects.toMatchObject({ status });
    expect(tab.onForcedLogout).not.toHaveBeenCalled();
    expect(tab.storage.getItem('refreshToken')).toBe('refresh-1');
    isDown = false;
    await expect(tab.list()).resolves.toEqual([]);
  });

  test('the same holds for the refresh after a 401', async () => {
    const tab = openTab({
      storage: signedIn(OLD),
      answer: (call) => (call.path === REFRESH ? 'no network' : { status: 401 }),
    });
    await expect(tab.list()).rejects.toMatchObject({ status: 0 });
    expect(tab.onForcedLogout).not.toHaveBeenCalled();
    expect(tab.session.isSignedIn()).toBe(true);
  });
});

test('a sign-out during a refresh is the last word', async () => {
  const tab = openTab({
    storage: signedIn(STALE),
    answer: (call) => {
      if (call.path === REFRESH) tab.session.clear();
      return { status: 200, body: NEW_TOKENS };
    },
  });
  await expect(tab.list()).rejects.toMatchObject({ status: 401 });
  expect(tab.storage.getItem('token')).toBeNull();
  expect(tab.callsTo(LIST)).toHaveLength(0);
});
