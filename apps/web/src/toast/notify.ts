import type { ToastMessage } from '@odu/ui';

let isWanted = false;
const listeners = new Set<() => void>();

/** Loads what shows toasts, which then stands in the page: a page that says nothing goes without. */
export const loadToastHost = () => {
  if (!isWanted) {
    isWanted = true;
    for (const listener of listeners) listener();
  }
  return import('./ToastHost.tsx');
};

/** Whether the place of toasts stands in the page, for `useSyncExternalStore`. */
export const toastHost = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  isWanted: () => isWanted,
};

/** Shows a message for 8 seconds, unless it says otherwise; it waits under the pointer and the focus. */
export function notify(toast: ToastMessage): void {
  loadToastHost().then(
    ({ showToast }) => showToast(toast),
    () => addEventListener('online', () => notify(toast), { once: true }),
  );
}
