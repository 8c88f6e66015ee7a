import '@odu/ui/global-styles';
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  useLocation,
} from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider as AriaRouterProvider } from 'react-aria-components';
import { AppContextProvider } from '../src/app-context.tsx';
import ToastHost from '../src/toast/ToastHost.tsx';
import { WorkspaceProvider } from '../src/workspace/workspace-context.tsx';
import { makeApp } from './make-app.ts';
import type { AppOptions } from './make-app.ts';

export type RenderOptions = AppOptions & {
  /** Where the screen stands; another path shows nothing. */
  path?: string;
  /** What the router goes by; one in memory, where the browser asks nothing. */
  history?: RouterHistory;
};

/**
 * Shows one screen in Chromium with what stands around it in the application: client, session, workspace, router,
 * toasts. It is taken away at the end of the test, or by `unmount`.
 */
export function renderScreen(
  screen: ReactNode,
  { path = '/', history = createMemoryHistory({ initialEntries: [path] }), ...options }: RenderOptions = {},
) {
  const { app, workspace, show } = makeApp(options);
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
    history,
  });
  const shown = show(
    <AppContextProvider value={app}>
      <I18nProvider locale="fr-FR">
        <AriaRouterProvider navigate={(href) => router.history.push(href)}>
          <RouterProvider router={router} />
          <ToastHost />
        </AriaRouterProvider>
      </I18nProvider>
    </AppContextProvider>,
  );
  return { ...shown, router };
}
