import '@odu/ui/global-styles';
import { createSession } from '@odu/api-contract';
import type { PublicConfig } from '@odu/api-contract';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nProvider, RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { expect, onTestFinished, vi } from 'vitest';
import { AppContextProvider } from '../src/app-context.tsx';
import type { AppContext } from '../src/app-context.tsx';
import ToastHost, { toasts } from '../src/toast/ToastHost.tsx';
import { createWorkspace } from '../src/workspace/create-workspace.ts';
import { WorkspaceProvider } from '../src/workspace/workspace-context.tsx';
import { createFakeApi } from './fake-api.ts';
import type { FakeHandlers } from './fake-api.ts';
import { makeTokens } from './make-tokens.ts';
import { PUBLIC_CONFIG } from './public-config.ts';

export type RenderOptions = {
  /** What the server answers, by call. A call without a handler fails the test. */
  handlers?: FakeHandlers;
  /** Who is signed in; null for a visitor, who has no workspace. */
  accountId?: string | null;
  /** Where the screen stands; another path shows nothing. */
  path?: string;
  /** What the server tells everybody; null when it cannot be had. */
  config?: PublicConfig | null;
};

/**
 * Shows one screen in Chromium with what stands around it in the application: client, session, workspace, router,
 * toasts. It is taken away at the end of the test, or by `unmount`.
 */
export function renderScreen(
  screen: ReactNode,
  { handlers = {}, accountId = 'claire', path = '/', config = PUBLIC_CONFIG }: RenderOptions = {},
) {
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
  const inWorkspace =
    workspace === null ? (
      screen
    ) : (
      <QueryClientProvider client={workspace.queryClient}>
        <WorkspaceProvider value={workspace}>{screen}</WorkspaceProvider>
      </QueryClientProvider>
    );
  const pathname = path.replace(/\?.*/, '');
  const Page = () => (useLocation().pathname === pathname ? inWorkspace : null);
  const router = createRouter({
    routeTree: createRootRoute({ component: Page, notFoundComponent: Page }),
    history: createMemoryHistory({ initialEntries: [path] }),
  });

  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <AppContextProvider value={app}>
      <I18nProvider locale="fr-FR">
        <AriaRouterProvider navigate={(href) => router.history.push(href)}>
          <RouterProvider router={router} />
          <ToastHost />
        </AriaRouterProvider>
      </I18nProvider>
    </AppContextProvider>,
  );
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
  return { ...fake, session, workspace, router, onForcedLogout, onOtherAccount, unmount };
}
