import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { makeTokens } from '../../test/make-tokens.ts';
import { MemoryStorage } from '../autosave/storage/memory-storage.test-data.ts';
import { holdReload } from '../drafts/hold-reload.ts';
import { NOT_KEPT } from '../drafts/not-kept.ts';
import { notify } from '../toast/notify.ts';
import { createApp } from './create-app.ts';

vi.mock('../toast/notify.ts', () => ({ notify: vi.fn<() => void>() }));

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
  const { session } = createApp({ pageConfig: null, onForcedLogout, onOtherAccount });
  return { session, onForcedLogout, onOtherAccount };
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
