import type { ToastMessage } from '@odu/ui';
import { loadToastHost } from './notify.ts';

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
