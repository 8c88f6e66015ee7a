import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeTokens } from '../../test/make-tokens.ts';
import { PUBLIC_CONFIG } from '../../test/public-config.ts';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';
import { holdReload } from '../drafts/hold-reload.ts';
import { NOT_KEPT } from '../drafts/not-kept.ts';
import { notify } from '../toast/notify.ts';
import { openWorkspace } from '../workspace/create-workspace.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { createApp } from './create-app.ts';

vi.mock('../toast/notify.ts', () => ({ notify: vi.fn<() => void>() }));
vi.mock('../workspace/create-workspace.ts', () => ({ openWorkspace: vi.fn<() => Promise<unknown>>() }));

let storage: MemoryStorage;
beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.mocked(notify).mockClear();
  vi.unstubAllGlobals();
});

/** What another tab that signs in to an account leaves in the storage that the tabs share. */
const storeTokens = (accountId: string) => {
  const { accessToken, refreshToken } = makeTokens(accountId);
  storage.setItem('token', accessToken);
  storage.setItem('refreshToken', refreshToken);
};

/** The application in a tab of Claire's; `isLost`: its page holds a text for which the device has no room. */
const open = (isLost: boolean) => {
  storeTokens('claire');
  if (isLost) onTestFinished(holdReload());
  const onForcedLogout = vi.fn<() => void>();
  const onOtherAccount = vi.fn<(isLost: boolean) => void>();
  const app = createApp({ pageConfig: null, onForcedLogout, onOtherAccount });
  return { ...app, onForcedLogout, onOtherAccount };
};

/** The application with a workspace whose edits the device has room for, or not; what it held is gone once it is released. */
const openWith = async (isUnkept: boolean) => {
  const opened = open(false);
  let isReleased = false;
  const release = vi.fn<() => void>(() => void (isReleased = true));
  const autosaves = { hasUnkept: () => isUnkept && !isReleased };
  vi.mocked(openWorkspace).mockResolvedValue({ autosaves, release } as unknown as Workspace);
  await opened.loadWorkspace();
  return { ...opened, release };
};

const EXPIRED = '(401) Votre session a expiré, veuillez vous reconnecter.';
const ELSEWHERE = 'Vous avez été déconnecté dans un autre onglet. Reconnectez-vous pour continuer.';

test.for([
  ['refused', false, 'error', EXPIRED],
  ['refused', true, 'error', `${EXPIRED} ${NOT_KEPT}`],
  ['elsewhere', false, 'info', ELSEWHERE],
  ['elsewhere', true, 'error', `${ELSEWHERE} ${NOT_KEPT}`],
] as const)(
  'a session that ends (%s) says why, and when what was typed is lost; lost: %s',
  ([cause, isLost, kind, message]) => {
    const { session, onForcedLogout, onOtherAccount } = open(isLost);
    if (cause === 'refused') session.forceLogout();
    else {
      storage.clear();
      session.noticeOtherTabs();
    }
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind, message });
    expect(onForcedLogout).toHaveBeenCalledOnce();
    expect(onOtherAccount).not.toHaveBeenCalled();
  },
);

test.for([true, false])(
  'another account in another tab is told with what becomes of what was typed; lost: %s',
  (isLost) => {
    const { session, onForcedLogout, onOtherAccount } = open(isLost);
    storeTokens('paul');
    session.noticeOtherTabs();
    expect(onOtherAccount).toHaveBeenCalledExactlyOnceWith(isLost);
    // It is said once the page is loaded again, which takes every toast away.
    expect(notify).not.toHaveBeenCalled();
    expect(onForcedLogout).not.toHaveBeenCalled();
  },
);

test.for([false, true])(
  'a session that ends drops what the page holds of it, and says what edits are lost; lost: %s',
  async (isLost) => {
    const { session, release } = await openWith(isLost);
    session.forceLogout();
    expect(release).toHaveBeenCalledOnce();
    const message = isLost ? `${EXPIRED} ${NOT_KEPT}` : EXPIRED;
    expect(notify).toHaveBeenCalledExactlyOnceWith({ kind: 'error', message });
  },
);

test.for([false, true])(
  'another account in another tab finds nothing of the one before; edits lost: %s',
  async (isLost) => {
    const { session, release, onOtherAccount } = await openWith(isLost);
    storeTokens('paul');
    session.noticeOtherTabs();
    expect(release).toHaveBeenCalledOnce();
    expect(onOtherAccount).toHaveBeenCalledExactlyOnceWith(isLost);
  },
);

test('a workspace that could not be made is made anew when it is asked for again, and then once', async () => {
  const { loadWorkspace, getWorkspace } = open(false);
  const workspace = {} as Workspace;
  vi.mocked(openWorkspace).mockRejectedValueOnce(
    new TypeError('Failed to fetch dynamically imported module'),
  );
  vi.mocked(openWorkspace).mockResolvedValueOnce(workspace);
  await expect(loadWorkspace()).rejects.toThrow('Failed to fetch');
  expect(getWorkspace()).toBeNull();
  expect(await Promise.all([loadWorkspace(), loadWorkspace()])).toEqual([workspace, workspace]);
  expect(getWorkspace()).toBe(workspace);
});

test('a public configuration that could not be had is asked for again', async () => {
  const fetched = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', fetched);
  // As a page has it, of whose own site an address may be without one.
  class PageRequest extends Request {
    constructor(input: RequestInfo, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, 'https://odu.test') : input, init);
    }
  }
  vi.stubGlobal('Request', PageRequest);
  const { loadPublicConfig } = open(false);
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValue(Response.json(PUBLIC_CONFIG));
  expect(await loadPublicConfig()).toBeNull();
  expect(await loadPublicConfig()).toEqual(PUBLIC_CONFIG);
  expect(await loadPublicConfig()).toEqual(PUBLIC_CONFIG);
  expect(fetched).toHaveBeenCalledTimes(2);
});
