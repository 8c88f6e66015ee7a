import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components';

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastMessage {
  kind: ToastKind;
  message: string;
  title?: string;
  /** One button in the toast, which closes it (« Annuler »); the same must be possible elsewhere. */
  action?: { label: string; onPress: () => void };
  /** 8 s unless told; longer for one that holds an action. */
  durationMs?: number;
}

/** How long a toast stays, an error too (specification 1, § 9; decision B15). */
export const TOAST_DURATION_MS = 8000;

/** The queue that `ToastRegion` shows; reachable from outside React. */
export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 });

/** Each action undoes a thing of its own: only toasts without one say the same twice. */
const saysTheSame = (shown: ToastMessage, next: ToastMessage): boolean =>
  shown.action === undefined &&
  next.action === undefined &&
  shown.kind === next.kind &&
  shown.message === next.message;

/** Shows a message and gives its key, for `toasts.close`; the same message twice is shown once. */
export const showToast = (toast: ToastMessage): string => {
  const shown = toasts.visibleToasts.find(({ content }) => saysTheSame(content, toast));
  if (shown !== undefined) toasts.close(shown.key);
  return toasts.add(toast, { timeout: toast.durationMs ?? TOAST_DURATION_MS });
};
