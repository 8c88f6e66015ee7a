import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { AppContextProvider } from '../src/app-context.tsx';
import { createAppRouter } from '../src/router.ts';
import { makeApp } from './make-app.ts';
import type { AppOptions } from './make-app.ts';

/** Shows a page as its route makes it of its address: the last of these, the others lie behind it in the history. */
export function renderVisit(addresses: readonly [string, ...string[]], options: AppOptions = {}) {
  const { app, show } = makeApp(options);
  const router = createAppRouter(app, createMemoryHistory({ initialEntries: [...addresses] }));
  const shown = show(
    <AppContextProvider value={app}>
      <RouterProvider router={router} />
    </AppContextProvider>,
  );
  return { ...shown, router };
}
