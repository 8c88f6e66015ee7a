import type { AppRouter } from '../router.ts';
import * as links from '../routing/links.ts';
import { mendStyleSheets, watchStyleSheets } from './style-sheets.ts';

/**
 * Keeps a page whose code could not be fetched within the application: the router would load it again, without a network
 * into the browser's own error page. Tried again, its style sheets come too.
 */
export function watchPageCode(router: AppRouter): void {
  watchStyleSheets();
  router.subscribe('onBeforeLoad', () => void mendStyleSheets());
  addEventListener('vite:preloadError', ({ payload }) => {
    // The router knows a missing file by the browser's message, and loads the page again: right after an update only.
    if (!navigator.onLine) payload.message = `Without a network: ${payload.message}`;
  });
}

/**
 * The pages of a document, which one goes to and fro between, and the one that a session ends on: their code is fetched before they
 * are asked for.
 */
export async function preloadNextPages(router: AppRouter): Promise<void> {
  for (const route of Object.values(router.routesById)) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: what the user asks for meanwhile comes first
    if (route.id === links.login() || route.id.startsWith('/_authenticated/duerps'))
      await router.loadRouteChunk(route);
  }
}
