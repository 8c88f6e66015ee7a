import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AppRouter } from '../router.ts';
import { preloadNextPages, watchPageCode } from './page-code.ts';

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

test.for([
  [true, 'Failed to fetch dynamically imported module'],
  [false, 'Without a network: Failed to fetch dynamically imported module'],
] as const)(
  'with a network: %s, a page whose code is missing is said to be so by « %s »',
  ([onLine, message]) => {
    vi.stubGlobal('navigator', { onLine });
    watchPageCode({ subscribe: () => () => undefined } as unknown as AppRouter);
    const payload = new TypeError('Failed to fetch dynamically imported module');
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(payload.message).toBe(message);
  },
);

test('the pages of a document and that of the sign-in are fetched ahead, one after the other, and no other', async () => {
  const fetched: string[] = [];
  const routes = ['__root__', '/login', '/contact', '/_authenticated/duerps/', '/_authenticated/my-account'];
  let isBusy = false;
  await preloadNextPages({
    routesById: Object.fromEntries(routes.map((id) => [id, { id }])),
    loadRouteChunk: async ({ id }: { id: string }) => {
      expect(isBusy).toBe(false);
      isBusy = true;
      await Promise.resolve();
      isBusy = false;
      fetched.push(id);
    },
  } as unknown as AppRouter);
  expect(fetched).toEqual(['/login', '/_authenticated/duerps/']);
});
