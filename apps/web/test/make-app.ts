import { createSession } from '@odu/api-contract';
import type { PublicConfig } from '@odu/api-contract';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';
import type { AppContext } from '../src/app-context.tsx';
import { toasts } from '../src/toast/ToastHost.tsx';
import { createWorkspace } from '../src/workspace/create-workspace.ts';
import { createFakeApi } from './fake-api.ts';
import type { FakeHandlers } from './fake-api.ts';
import { makeTokens } from './make-tokens.ts';
import { PUBLIC_CONFIG } from './public-config.ts';

export type AppOptions = {
  /** What the server answers, by call. A call without a handler fails the test. */
  handlers?: FakeHandlers;
  /** Who is signed in; null for a visitor, who has no workspace. */
  accountId?: string | null;
  /** What the server tells everybody; null when it cannot be had. */
  config?: PublicConfig | null;
};

/** What stands around every screen, over handlers instead of a server; `show` shows it until the end of the test, or `unmount`. */
export function makeApp({ handlers = {}, accountId = 'claire', config = PUBLIC_CONFIG }: AppOptions) {
  const onForcedLogout = vi.fn<() => void>();
  const onOtherAccount = vi.fn<() => void>();
  const session = createSession({
    storage: localStorage,
    locks: navigator.locks,
    onForcedLogout,
    onOtherAccount,
  });
  if (accountId !== null) session.saveTokens(makeTokens(accountId));
  const fake = createFakeApi(session, handlers);
  const { api } = fake;
  const workspace = accountId === null ? null : createWorkspace({ api, session, locks: navigator.locks });
  // What may pass is tried again at once: a test does not wait for a network.
  const defaults = workspace?.queryClient.getDefaultOptions();
  workspace?.queryClient.setDefaultOptions({ ...defaults, queries: { ...defaults?.queries, retryDelay: 0 } });
  const app: AppContext = {
    api,
    session,
    pageConfig: null,
    loadPublicConfig: () => Promise.resolve(config),
    loadWorkspace: () =>
      workspace === null ? Promise.reject(new Error('a visitor')) : Promise.resolve(workspace),
    getWorkspace: () => workspace,
  };
  const show = (tree: ReactNode) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(tree);
    const unmount = () => {
      root.unmount();
      container.remove();
    };
    onTestFinished(() => {
      unmount();
      // They outlive their screen, and would cover a button of the next test.
      toasts.clear();
      workspace?.release();
      expect(fake.unexpected, 'calls without a handler').toEqual([]);
    });
    return { ...fake, session, workspace, onForcedLogout, onOtherAccount, unmount };
  };
  return { app, workspace, show };
}
