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

/** Says what an undo did in the place of what the last one did, so that a row of them leaves one sentence. */
export function createNotifier(): (toast: ToastMessage) => void {
  let last: string | null = null;
  return (toast) => {
    void loadToastHost().then(({ showToast, toasts }) => {
      if (last !== null) toasts.close(last);
      last = showToast(toast);
    });
  };
}

/** Takes away what offers an action: the session that it was of is over. */
export function closeActions(): void {
  void loadToastHost().then(({ toasts }) => {
    for (const { key, content } of toasts.visibleToasts) if (content.action !== undefined) toasts.close(key);
  });
}
