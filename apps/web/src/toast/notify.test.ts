import { afterEach, expect, test, vi } from 'vitest';
import { notify, toastHost } from './notify.ts';

const host = vi.hoisted(() => ({ isUp: false, tries: 0, shown: [] as unknown[] }));
vi.mock('./ToastHost.tsx', () => {
  host.tries += 1;
  if (!host.isUp) throw new TypeError('Failed to fetch dynamically imported module');
  return { showToast: (toast: unknown) => void host.shown.push(toast) };
});
afterEach(() => void vi.unstubAllGlobals());

test('what cannot be told without a network is told once it is back; who waits for the place of toasts hears of it once', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const listener = vi.fn<() => void>();
  toastHost.subscribe(listener);
  expect(toastHost.isWanted()).toBe(false);
  notify({ kind: 'info', message: 'Enregistré ailleurs' });
  expect(toastHost.isWanted()).toBe(true);
  await expect.poll(() => host.tries).toBe(1);
  host.isUp = true;
  await expect
    .poll(() => {
      page.dispatchEvent(new Event('online'));
      return host.shown;
    })
    .toEqual([{ kind: 'info', message: 'Enregistré ailleurs' }]);
  expect(listener).toHaveBeenCalledOnce();
});
