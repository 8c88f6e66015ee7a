import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  kind: ToastKind;
  message: string;
  title?: string;
}

/** How long a toast stays (specification 1, § 9); an error stays until it is closed. */
export const TOAST_DURATION_MS = 8000;

/** The queue that `ToastRegion` shows; reachable from outside React. */
export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 });

/** Shows a message and gives its key, for `toasts.close`; the same message twice is shown once. */
export const showToast = (toast: ToastMessage): string => {
  const shown = toasts.visibleToasts.find(
    ({ content }) => content.kind === toast.kind && content.message === toast.message,
  );
  if (shown !== undefined) toasts.close(shown.key);
  return toasts.add(toast, toast.kind === 'error' ? {} : { timeout: TOAST_DURATION_MS });
};
