import { loadToastHost } from './notify.ts';

/** Takes away what offers an action: the session that it was of is over, or what it is about, its topic, was done elsewhere. */
export function closeActions(topics?: readonly string[]): void {
  void loadToastHost().then(({ toasts }) => {
    for (const { key, content } of toasts.visibleToasts)
      if (content.action !== undefined && (topics?.includes(content.topic ?? '') ?? true)) toasts.close(key);
  });
}
