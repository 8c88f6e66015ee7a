import { loadToastHost } from './notify.ts';

/** Takes away what offers an action: the session that it was of is over. */
export function closeActions(): void {
  void loadToastHost().then(({ toasts }) => {
    for (const { key, content } of toasts.visibleToasts) if (content.action !== undefined) toasts.close(key);
  });
}
