import { createApiClient, createSession } from '@odu/api-contract';
import type { ApiClient, Session } from '@odu/api-contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppContext } from '../app-context.tsx';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';
import { holdReload, letReload } from '../drafts/hold-reload.ts';
import { NOT_KEPT } from '../drafts/not-kept.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { notify } from '../toast/notify.ts';
import { sendLastEdits, signOut } from './sign-out.ts';

vi.mock('../toast/notify.ts', () => ({ notify: vi.fn<() => void>() }));

/** What a user waits at most for the last edits, and then for the server. */
const PATIENCE_MS = 5_000;

const CLAIRE_UNSENT = 'odu.autosave:claire:p1:d1';
// The key of a request without an answer: no text, so nobody is asked about it.
const CLAIRE_REQUEST = 'odu.request:claire:create';
const CLAIRE_ORDER = 'odu.order:claire:compte:premium';
const CLAIRE_DRAFT = 'odu.draft:claire:d1:risque:r1';
const OTHERS = ['lang', 'odu.autosave:paul:p0:d2', 'odu.draft:paul:d2:risque:r2'];

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  for (const key of [...OTHERS, CLAIRE_UNSENT, CLAIRE_DRAFT, CLAIRE_REQUEST, CLAIRE_ORDER])
    storage.setItem(key, '{}');
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  letReload();
  vi.mocked(notify).mockClear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Claire is signed in; `flushAll` is what her loaded workspace does, none on a page for visitors. */
const setUp = (
  flushAll?: () => Promise<boolean>,
  logout: () => Promise<unknown> = () => Promise.reject(new TypeError('Failed to fetch')),
) => {
  let accountId: string | null = 'claire';
  const session = {
    getAccountId: () => accountId,
    getRefreshToken: () => (accountId === null ? null : 'refresh'),
    isSignedIn: () => accountId !== null,
    clear: () => void (accountId = null),
    leaveBy: (logout) => logout(),
  } as Session;
  const release = vi.fn<() => void>();
  const workspace = { autosaves: { flushAll }, release } as unknown as Workspace;
  const app: AppContext = {
    api: { POST: logout } as unknown as ApiClient,
    session,
    pageConfig: null,
    loadPublicConfig: () => Promise.resolve(null),
    loadWorkspace: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    getWorkspace: () => (flushAll === undefined ? null : workspace),
  };
  return { app, release, endSession: session.clear };
};

test('signing out removes the texts by the storage of the workspace, which has a copy of them on the disk', async () => {
  const kept = new MemoryStorage();
  for (const key of [...OTHERS, CLAIRE_UNSENT, CLAIRE_DRAFT]) kept.setItem(key, '{}');
  const { app } = setUp(() => Promise.resolve(true));
  Object.assign(app.getWorkspace() ?? {}, { storage: kept });
  await signOut(app, { isConfirmed: true });
  expect(Object.keys(kept)).toEqual(OTHERS);
});

test('signing out of a page that cannot load the workspace leaves no text of the account, and those of others', async () => {
  const { app } = setUp();
  await signOut(app, { isConfirmed: true });
  expect(app.session.getAccountId()).toBeNull();
  expect(Object.keys(storage)).toEqual(OTHERS);
});

test('signing out drops what the page holds too', async () => {
  const { app, release } = setUp(() => Promise.resolve(true));
  await signOut(app, { isConfirmed: true });
  expect(release).toHaveBeenCalledOnce();
  expect(Object.keys(storage)).toEqual(OTHERS);
});

test('the last edits are sent before the session ends', async () => {
  storage.removeItem(CLAIRE_DRAFT);
  const flushAll = vi.fn<() => Promise<boolean>>(() => {
    storage.removeItem(CLAIRE_UNSENT);
    return Promise.resolve(true);
  });
  expect(await sendLastEdits(setUp(flushAll).app)).toBe(true);
  expect(flushAll).toHaveBeenCalledOnce();
});

test('a page without the workspace, on whose device nothing waits, has nothing to lose', async () => {
  storage.removeItem(CLAIRE_UNSENT);
  storage.removeItem(CLAIRE_DRAFT);
  expect(await sendLastEdits(setUp().app)).toBe(true);
});

test('a text that is typed and not saved is told: signing out erases it', async () => {
  storage.removeItem(CLAIRE_UNSENT);
  expect(await sendLastEdits(setUp(() => Promise.resolve(true)).app)).toBe(false);
});

test('an edit that cannot be sent, or that no loaded page holds, is told', async () => {
  expect(await sendLastEdits(setUp(() => Promise.resolve(true)).app)).toBe(false);
  expect(await sendLastEdits(setUp().app)).toBe(false);
  expect(storage.getItem(CLAIRE_UNSENT)).not.toBeNull();
});

test('a server that does not answer holds nobody back', async () => {
  storage.removeItem(CLAIRE_UNSENT);
  storage.removeItem(CLAIRE_DRAFT);
  vi.useFakeTimers();
  const told = sendLastEdits(setUp(() => new Promise(() => undefined)).app);
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await told).toBe(false);
});

test('a session that ends meanwhile leaves nothing to lose: the edits wait for their author', async () => {
  const { app, endSession } = setUp(() => {
    endSession();
    return Promise.resolve(false);
  });
  expect(await sendLastEdits(app)).toBe(true);
  await signOut(app, { isConfirmed: true });
  expect(storage.getItem(CLAIRE_UNSENT)).not.toBeNull();
});

test('what is typed while the server ends the session is asked about, and erased once it was', async () => {
  storage.removeItem(CLAIRE_UNSENT);
  storage.removeItem(CLAIRE_DRAFT);
  const { app, release } = setUp(undefined, () => {
    storage.setItem(CLAIRE_DRAFT, '{}');
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  expect(await signOut(app, { isConfirmed: false })).toBe(false);
  expect(storage.getItem(CLAIRE_DRAFT)).not.toBeNull();
  expect(app.session.getAccountId()).toBe('claire');
  expect(release).not.toHaveBeenCalled();
  expect(await signOut(app, { isConfirmed: true })).toBe(true);
  expect(Object.keys(storage)).toEqual(OTHERS);
});

test.for([
  ['ends it', () => Promise.resolve({ response: new Response(null, { status: 204 }) })],
  ['does not say that it ended it', () => new Promise(() => undefined)],
] as const)(
  'what is typed while the server %s waits on the device: nobody is asked to stay in a session that is over',
  async ([, answer]) => {
    vi.useFakeTimers();
    storage.removeItem(CLAIRE_UNSENT);
    storage.removeItem(CLAIRE_DRAFT);
    const { app } = setUp(undefined, () => {
      storage.setItem(CLAIRE_DRAFT, '{}');
      return answer();
    });
    const left = signOut(app, { isConfirmed: false });
    await vi.advanceTimersByTimeAsync(PATIENCE_MS);
    expect(await left).toBe(true);
    expect(app.session.getAccountId()).toBeNull();
    expect(storage.getItem(CLAIRE_DRAFT)).not.toBeNull();
    const message = expect.stringMatching(/reste gardé sur cet appareil/) as string;
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'info', message });
  },
);

/** Claire is signed in here, and the server has ended her session. */
const setUpEnded = () => {
  const onForcedLogout = vi.fn<() => void>();
  storage.setItem('token', `x.${btoa(JSON.stringify({ sub: 'claire' }))}.x`);
  storage.setItem('refreshToken', 'refresh');
  const session = createSession({ storage, locks: undefined, onForcedLogout, onOtherAccount: () => {} });
  const refuse = vi.fn<() => Promise<Response>>(() => Promise.resolve(new Response(null, { status: 401 })));
  const baseUrl = 'http://odu.test';
  const api = createApiClient({ session, frontendVersion: 'test', baseUrl, fetch: refuse });
  const { app, release } = setUp(() => Promise.resolve(true));
  return { app: { ...app, session, api }, release, refuse, onForcedLogout };
};

test('a session that the server has ended already is left as any other', async () => {
  const { app, release, refuse, onForcedLogout } = setUpEnded();
  expect(await signOut(app, { isConfirmed: true })).toBe(true);
  expect(refuse).toHaveBeenCalled();
  expect(onForcedLogout).not.toHaveBeenCalled();
  expect(notify).not.toHaveBeenCalled();
  expect(release).toHaveBeenCalledOnce();
  expect(Object.keys(storage)).toEqual(OTHERS);
});

test('what is typed while such a session is left waits on the device: there is none to stay in', async () => {
  storage.removeItem(CLAIRE_UNSENT);
  storage.removeItem(CLAIRE_DRAFT);
  const { app, refuse } = setUpEnded();
  refuse.mockImplementation(() => {
    storage.setItem(CLAIRE_DRAFT, '{}');
    return Promise.resolve(new Response(null, { status: 401 }));
  });
  expect(await signOut(app, { isConfirmed: false })).toBe(true);
  expect(storage.getItem(CLAIRE_DRAFT)).not.toBeNull();
  expect(notify).toHaveBeenCalledOnce();
});

test('what is not saved is asked about before the server ends the session', async () => {
  const logout = vi.fn<() => Promise<unknown>>();
  const { app } = setUp(undefined, logout);
  expect(await signOut(app, { isConfirmed: false })).toBe(false);
  expect(logout).not.toHaveBeenCalled();
  expect(app.session.getAccountId()).toBe('claire');
});

test('a server that does not answer does not hold the session either', async () => {
  vi.useFakeTimers();
  const { app } = setUp(undefined, () => new Promise(() => undefined));
  const ended = signOut(app, { isConfirmed: true });
  await vi.advanceTimersByTimeAsync(PATIENCE_MS);
  expect(await ended).toBe(true);
  expect(app.session.getAccountId()).toBeNull();
});

test('an edit that a full storage could not hold is asked about too', async () => {
  storage.removeItem(CLAIRE_UNSENT);
  storage.removeItem(CLAIRE_DRAFT);
  expect(await sendLastEdits(setUp(() => Promise.resolve(false)).app)).toBe(false);
});

test('a text that a full storage could not hold is asked about, and given up when it was', async () => {
  storage.removeItem(CLAIRE_UNSENT);
  storage.removeItem(CLAIRE_DRAFT);
  holdReload();
  const logout = vi.fn<() => Promise<unknown>>(() => Promise.resolve({ response: new Response() }));
  const { app } = setUp(() => Promise.resolve(true), logout);
  expect(await sendLastEdits(app)).toBe(false);
  expect(await signOut(app, { isConfirmed: false })).toBe(false);
  expect(logout).not.toHaveBeenCalled();
  expect(await signOut(app, { isConfirmed: true })).toBe(true);
  expect(notify).not.toHaveBeenCalled();
});

test('what is typed on a full device while the server ends the session is said to be lost, not kept', async () => {
  storage.removeItem(CLAIRE_UNSENT);
  storage.removeItem(CLAIRE_DRAFT);
  const { app } = setUp(undefined, () => {
    holdReload();
    return Promise.resolve({ response: new Response(null, { status: 204 }) });
  });
  expect(await signOut(app, { isConfirmed: false })).toBe(true);
  expect(notify).toHaveBeenCalledWith({ kind: 'error', message: `Vous êtes déconnecté. ${NOT_KEPT}` });
});
