import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { AppContext } from './app-context.tsx';
import { routeTree } from './routeTree.gen.ts';
import { parseSearch, stringifySearch } from './routing/search-params.ts';
import { PageError } from './shell/PageError.tsx';
import { PageLoading } from './shell/PageLoading.tsx';

/** Makes the application's router; the URLs are those of the specifications. */
export const createAppRouter = (context: AppContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    context,
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: history === undefined,
    defaultErrorComponent: PageError,
    defaultPendingComponent: PageLoading,
  });

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
