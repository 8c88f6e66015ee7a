import { describe, expect, test, vi } from 'vitest';
import { createFakeServer, type FakeAnswer, type ReceivedCall } from '../test/fake-server.ts';
import {
  createFullStorage,
  createMemoryStorage,
  createSharedLocks,
  makeTokenOf,
  NOW,
} from '../test/fake-session.ts';
import { unwrap } from './api-error.ts';
import { createApiClient } from './create-api-client.ts';
import { createSession, type SessionLocks, type SessionStorage } from './session.ts';

const REFRESH = '/api/public/token/refresh';
const LIST = '/api/duerp/list';
/** As the server makes them: of ten minutes. */
const makeToken = (name: string, secondsLeft: number) =>
  makeTokenOf('claire', name, secondsLeft, { iat: NOW / 1000 + secondsLeft - 600 });
const OLD = makeToken('old', 600);
const STALE = makeToken('stale', 10);
const NEW_TOKENS = { accessToken: makeToken('new', 600), refreshToken: 'refresh-2' };
const bearer = (token: string) => `Bearer ${token}`;

const signedIn = (token: string) => createMemoryStorage({ token, refreshToken: 'refresh-1' });

interface TabOptions {
  storage: SessionStorage;
  locks?: SessionLocks | undefined;
  now?: () => number;
  answer: (call: ReceivedCall) => FakeAnswer | Promise<FakeAnswer>;
}

function openTab({ storage, locks, now = () => NOW, answer }: TabOptions) {
  const server = createFakeServer(answer);
  const onForcedLogout = vi.fn<(cause: 'refused' | 'elsewhere') => void>();
  const onOtherAccount = vi.fn<() => void>();
  const session = createSession({ storage, locks, onForcedLogout, onOtherAccount, now });
  const api = createApiClient({
    session,
    frontendVersion: 'ODU-v0.8.0',
    baseUrl: 'http://odu.test',
    fetch: server.fetch,
  });
  return {
    ...server,
    session,
    api,
    storage,
    onForcedLogout,
    onOtherAccount,
    list: () => unwrap(api.GET(LIST)),
  };
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

test('a session that has ended already is left without a word: the voluntary logout finds out', async () => {
  const tab = openTab({ storage: signedIn(OLD), answer: () => ({ status: 401 }) });
  const logout = () =>
    unwrap(tab.api.POST('/api/myaccount/logout', { body: { refreshTokenToRevoke: 'refresh-1' } }));
  await expect(tab.session.leaveBy(logout)).rejects.toMatchObject({ status: 401 });
  expect(tab.session.isSignedIn()).toBe(false);
  expect(tab.onForcedLogout).not.toHaveBeenCalled();
  tab.session.saveTokens(NEW_TOKENS);
  await expect(tab.list()).rejects.toMatchObject({ status: 401 });
  expect(tab.onForcedLogout).toHaveBeenCalledOnce();
});

test('the signed-in account is that of the access token; a visitor, or a damaged token, has none', () => {
  const answer = server();
  expect(openTab({ storage: signedIn(OLD), answer }).session.getAccountId()).toBe('claire');
  // Its payload has both signs that a token writes otherwise than base64.
  const other = makeTokenOf('>>>???', 'other', 600);
  expect(other).toMatch(/\..*-.*_.*\./);
  expect(openTab({ storage: signedIn(other), answer }).session.getAccountId()).toBe('>>>???');
  expect(openTab({ storage: signedIn('abîmé'), answer }).session.getAccountId()).toBeNull();
  expect(openTab({ storage: createMemoryStorage(), answer }).session.getAccountId()).toBeNull();
});

describe('before a call', () => {
  test('a token with 31 seconds left is used as it is', async () => {
    const token = makeToken('31', 31);
    const tab = openTab({ storage: signedIn(token), answer: server(token) });
    await tab.list();
    expect(tab.calls.map((call) => [call.path, call.authorization])).toEqual([[LIST, bearer(token)]]);
  });

  test('a token with 30 seconds left is refreshed first, and the new pair is kept', async () => {
    const token = makeToken('30', 30);
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

  test('a storage that unsaved edits have filled keeps the new pair in the place of the old one', async () => {
    const token = makeToken('odd', 10);
    const tab = openTab({
      storage: createFullStorage({
        token: token,
        refreshToken: 'refresh-1',
        'odu.autosave': 'x'.repeat(1000),
      }),
      answer: server(NEW_TOKENS.accessToken),
    });
    await tab.list();
    await tab.list();
    expect(tab.callsTo(REFRESH)).toHaveLength(1);
    expect(tab.storage.getItem('refreshToken')).toBe('refresh-2');
    expect(tab.onForcedLogout).not.toHaveBeenCalled();
  });

  test('a token that does not say when it ends is the server’s to refuse, and refreshed once it did', async () => {
    const good = openTab({ storage: signedIn('opaque'), answer: server('opaque') });
    await good.list();
    expect(good.callsTo(REFRESH)).toHaveLength(0);
    const damaged = openTab({ storage: signedIn('not-a-jwt'), answer: server(NEW_TOKENS.accessToken) });
    await damaged.list();
    expect(damaged.callsTo(REFRESH)).toHaveLength(1);
    expect(damaged.calls.at(-1)?.authorization).toBe(bearer(NEW_TOKENS.accessToken));
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

describe('on a computer whose clock is wrong', () => {
  const DAY = 86_400_000;
  const CLOCKS = [
    ['ten minutes ahead', 600_000],
    ['a day ahead', DAY],
    ['a day behind', -DAY],
  ] as const;

  /** A server that gives a token of ten minutes at each refresh and accepts none that is over, and the tabs of a browser beside it. */
  function openWrongClock(offset: number, storage = createMemoryStorage()) {
    const clock = { passed: 0, offset };
    const makeTokens = () => {
      const left = clock.passed / 1000 + 600;
      return { accessToken: makeToken(`${left}`, left), refreshToken: 'refresh-1' };
    };
    const answer = (call: ReceivedCall): FakeAnswer => {
      if (call.path === REFRESH) return { status: 200, body: makeTokens() };
      const { exp } = JSON.parse(atob(call.authorization?.split('.')[1] ?? '')) as { exp: number };
      return exp * 1000 > NOW + clock.passed ? { status: 200, body: [] } : { status: 401 };
    };
    const open = () => openTab({ storage, answer, now: () => NOW + clock.passed + clock.offset });
    return { clock, makeTokens, open };
  }

  test.for(CLOCKS)('%s, a token is used until the server counts 30 seconds left', async ([, offset]) => {
    const { clock, makeTokens, open } = openWrongClock(offset);
    const tab = open();
    tab.session.saveTokens(makeTokens());
    await tab.list();
    // Another tab, or the same page loaded again.
    const other = open();
    clock.passed = 569_000;
    await other.list();
    expect([tab, other].flatMap((one) => one.callsTo(REFRESH))).toEqual([]);
    clock.passed = 570_000;
    await other.list();
    await tab.list();
    expect([tab, other].flatMap((one) => one.callsTo(REFRESH))).toHaveLength(1);
    expect([tab, other].flatMap((one) => one.callsTo(LIST))).toHaveLength(4);
  });

  test.for(CLOCKS)('set %s under an open page, it costs one refresh at most', async ([, offset]) => {
    const { clock, makeTokens, open } = openWrongClock(0);
    const tab = open();
    tab.session.saveTokens(makeTokens());
    clock.offset = offset;
    for (let call = 0; call < 60; call += 1) {
      clock.passed += 1000;
      // oxlint-disable-next-line no-await-in-loop -- one edit after the other
      await tab.list();
    }
    expect(tab.callsTo(REFRESH)).toHaveLength(offset > 0 ? 1 : 0);
    clock.passed += 600_000;
    await tab.list();
    await tab.list();
    expect(tab.callsTo(REFRESH)).toHaveLength(offset > 0 ? 2 : 1);
    expect(tab.onForcedLogout).not.toHaveBeenCalled();
  });

  test.for(CLOCKS)('%s, who signed in before it was measured is refreshed once', async ([, offset]) => {
    const { makeTokens, open } = openWrongClock(
      offset,
      createMemoryStorage({ token: makeToken('kept', 600), refreshToken: 'refresh-1' }),
    );
    const tab = open();
    for (let call = 0; call < 60; call += 1)
      // oxlint-disable-next-line no-await-in-loop -- one edit after the other
      await tab.list();
    expect(tab.callsTo(REFRESH)).toHaveLength(offset > 0 ? 1 : 0);
    expect(tab.storage.getItem('token')).toBe(offset > 0 ? makeTokens().accessToken : makeToken('kept', 600));
  });

  test('nothing of it stays after the sign-out', () => {
    const removed: string[] = [];
    const written: string[] = [];
    const { makeTokens } = openWrongClock(DAY);
    const { session } = openTab({
      storage: {
        getItem: () => null,
        setItem: (key) => void written.push(key),
        removeItem: (key) => void removed.push(key),
      },
      answer: server(),
    });
    session.saveTokens(makeTokens());
    session.clear();
    expect(removed.toSorted()).toEqual(written.toSorted());
    expect(written).toHaveLength(3);
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
  test.for([400, 401, 403, 404, 422])('a refresh refused with %d forces the logout once', async (status) => {
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
    [{ status: 408 }, 408],
    [{ status: 425 }, 425],
    [{ status: 429 }, 429],
    [{ status: 500 }, 500],
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

describe('a sign-out during a refresh is the last word', () => {
  test.for([['before a call', STALE] as const, ['after a 401', OLD] as const])('%s', async ([, token]) => {
    const tab = openTab({
      storage: signedIn(token),
      answer: (call) => {
        if (call.path !== REFRESH) return { status: 401 };
        tab.session.clear();
        return { status: 200, body: NEW_TOKENS };
      },
    });
    await expect(tab.list()).rejects.toMatchObject({ status: 401 });
    expect(tab.storage.getItem('token')).toBeNull();
    expect(tab.callsTo(LIST)).toHaveLength(token === OLD ? 1 : 0);
    expect(tab.onForcedLogout).not.toHaveBeenCalled();
  });
});

test('a sign-in during a refresh that is refused is the last word too', async () => {
  const tab = openTab({
    storage: signedIn(STALE),
    answer: (call) => {
      if (call.path !== REFRESH) return { status: 200, body: [] };
      tab.session.saveTokens(NEW_TOKENS);
      return { status: 401 };
    },
  });
  await expect(tab.list()).rejects.toMatchObject({ status: 401 });
  expect(tab.onForcedLogout).not.toHaveBeenCalled();
  await expect(tab.list()).resolves.toEqual([]);
  expect(tab.calls.at(-1)?.authorization).toBe(bearer(NEW_TOKENS.accessToken));
});

describe('two tabs, two accounts (B13)', () => {
  const PAUL = { accessToken: makeTokenOf('paul', 'paul', 600), refreshToken: 'refresh-paul' };

  /** Claire's tab, and another tab of the same browser. */
  const openTwoTabs = (answer = server(OLD, PAUL.accessToken)) => {
    const storage = signedIn(OLD);
    return { tab: openTab({ storage, answer }), other: openTab({ storage, answer }), storage };
  };

  test('no call leaves with the token of another account, and the application is told once', async () => {
    const { tab, other } = openTwoTabs();
    other.session.saveTokens(PAUL);
    await expect(tab.list()).rejects.toMatchObject({ name: 'ApiError', status: 401 });
    await expect(tab.list()).rejects.toMatchObject({ status: 401 });
    tab.session.noticeOtherTabs();
    expect(tab.calls).toEqual([]);
    expect(tab.onOtherAccount).toHaveBeenCalledTimes(1);
    expect(tab.onForcedLogout).not.toHaveBeenCalled();
    await expect(other.list()).resolves.toEqual([]);
  });

  test('neither does the second try of a call that the first account began', async () => {
    const { tab, other } = openTwoTabs(() => ({ status: 401 }));
    const call = tab.list();
    other.session.saveTokens(PAUL);
    await expect(call).rejects.toMatchObject({ status: 401 });
    expect(tab.calls.map(({ authorization }) => authorization)).not.toContain(bearer(PAUL.accessToken));
    expect(tab.onOtherAccount).toHaveBeenCalledTimes(1);
  });

  test('nor one that waited for a refresh meanwhile', async () => {
    const storage = signedIn(STALE);
    const other = openTab({ storage, answer: server() });
    const tab = openTab({
      storage,
      answer: (call) => {
        if (call.path === REFRESH) other.session.saveTokens(PAUL);
        return server(PAUL.accessToken)(call);
      },
    });
    await expect(tab.list()).rejects.toMatchObject({ status: 401 });
    expect(tab.callsTo(LIST)).toEqual([]);
    expect(storage.getItem('token')).toBe(PAUL.accessToken);
  });

  test('the first tab neither keeps for, revokes nor signs out the other account', () => {
    const { tab, other, storage } = openTwoTabs();
    other.session.saveTokens(PAUL);
    expect(tab.session.getAccountId()).toBeNull();
    expect(tab.session.getRefreshToken()).toBeNull();
    tab.session.clear();
    tab.session.forceLogout();
    expect(storage.getItem('token')).toBe(PAUL.accessToken);
    expect(other.session.getAccountId()).toBe('paul');
    expect(tab.onForcedLogout).not.toHaveBeenCalled();
  });

  test('the tab notices it without a call', () => {
    const { tab, other } = openTwoTabs();
    tab.session.noticeOtherTabs();
    expect(tab.onOtherAccount).not.toHaveBeenCalled();
    other.session.saveTokens(PAUL);
    tab.session.noticeOtherTabs();
    expect(tab.onOtherAccount).toHaveBeenCalledTimes(1);
  });

  test('the same account again, or its refreshed token, changes nothing', async () => {
    const { tab, other } = openTwoTabs(server(NEW_TOKENS.accessToken));
    other.session.saveTokens(NEW_TOKENS);
    tab.session.noticeOtherTabs();
    await expect(tab.list()).resolves.toEqual([]);
    expect(tab.onOtherAccount).not.toHaveBeenCalled();
  });

  test('a sign-out in another tab is noticed once, and not by a visitor', () => {
    const { tab, other } = openTwoTabs();
    const visitor = openTab({ storage: createMemoryStorage(), answer: server() });
    other.session.clear();
    for (const one of [tab, tab, other, visitor]) one.session.noticeOtherTabs();
    expect(tab.onForcedLogout.mock.calls).toEqual([['elsewhere']]);
    expect(other.onForcedLogout).not.toHaveBeenCalled();
    expect(visitor.onForcedLogout).not.toHaveBeenCalled();
  });

  test('a second sign-out elsewhere is told too', async () => {
    const { tab, other } = openTwoTabs();
    other.session.clear();
    tab.session.noticeOtherTabs();
    other.session.saveTokens({ accessToken: OLD, refreshToken: 'refresh-1' });
    await tab.list();
    other.session.clear();
    tab.session.noticeOtherTabs();
    expect(tab.onForcedLogout.mock.calls).toEqual([['elsewhere'], ['elsewhere']]);
  });

  test("a visitor's tab is the account's from its first call on", async () => {
    const storage = createMemoryStorage();
    const answer = server(OLD, PAUL.accessToken);
    const [tab, other] = [openTab({ storage, answer }), openTab({ storage, answer })];
    other.session.saveTokens({ accessToken: OLD, refreshToken: 'refresh-1' });
    await tab.list();
    other.session.saveTokens(PAUL);
    await expect(tab.list()).rejects.toMatchObject({ status: 401 });
    expect(tab.onOtherAccount).toHaveBeenCalledOnce();
  });

  test("signing in again in the same tab makes it the new account's", async () => {
    const { tab } = openTwoTabs();
    tab.session.clear();
    tab.session.saveTokens(PAUL);
    await expect(tab.list()).resolves.toEqual([]);
    expect(tab.session.getAccountId()).toBe('paul');
    expect(tab.onOtherAccount).not.toHaveBeenCalled();
  });

  test("a tab that was signed out is the other account's only after it is loaded again", async () => {
    const { tab, other } = openTwoTabs();
    tab.session.clear();
    other.session.saveTokens(PAUL);
    tab.session.noticeOtherTabs();
    expect(tab.onOtherAccount).not.toHaveBeenCalled();
    await expect(tab.list()).rejects.toMatchObject({ status: 401 });
    expect(tab.onOtherAccount).toHaveBeenCalledTimes(1);
  });
});
