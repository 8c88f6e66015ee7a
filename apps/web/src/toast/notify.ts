import type { ToastMessage } from '@odu/ui';

/** Loads what shows toasts after the first page: nothing is said before. */
export const loadToastHost = () => import('./ToastHost.tsx');

/** Shows a message for 8 seconds; an error stays until it is closed. */
export function notify(toast: ToastMessage): void {
  loadToastHost().then(
    ({ showToast }) => showToast(toast),
    () => addEventListener('online', () => notify(toast), { once: true }),
  );
}
