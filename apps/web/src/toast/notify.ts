import type { ToastMessage } from '@odu/ui';

/** Loads what shows toasts after the first page: nothing is said before. */
export const loadToastHost = () => import('./ToastHost.tsx');

/** Shows a message for 8 seconds, unless it says otherwise; it waits under the pointer and the focus. */
export function notify(toast: ToastMessage): void {
  loadToastHost().then(
    ({ showToast }) => showToast(toast),
    () => addEventListener('online', () => notify(toast), { once: true }),
  );
}
