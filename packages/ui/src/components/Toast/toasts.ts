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
  /** What follows about the same thing takes the place of this message in its toast, for its own time. */
  topic?: string;
}

/** How long a toast stays, an error too (specification 1, § 9; decision B15). */
export const TOAST_DURATION_MS = 8000;

/** The queue that `ToastRegion` shows; reachable from outside React. */
export const toasts = new ToastQueue<ToastMessage>({ maxVisibleToasts: 4 });

/** What a toast says by now, and how often that changed. */
export interface ToastWords {
  readonly message: ToastMessage;
  readonly change: number;
}

const words = new Map<string, ToastWords>();
const listeners = new Set<() => void>();

/** Calls back when a toast says something else; the answer stops it. */
export const subscribeToWords = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What a toast says instead of its first message; undefined while it says that. */
export const readWords = (key: string): ToastWords | undefined => words.get(key);

/** Each action undoes a thing of its own: only toasts without one say the same twice. */
const saysTheSame = (shown: ToastMessage, next: ToastMessage): boolean =>
  shown.action === undefined &&
  next.action === undefined &&
  shown.topic === undefined &&
  shown.kind === next.kind &&
  shown.message === next.message;

type ShownToast = (typeof toasts.visibleToasts)[number];

/** Closing a toast that holds the focus would take the keyboard into another: it changes its words instead. */
function changeWords({ key, timer }: ShownToast, message: ToastMessage): string {
  words.set(key, { message, change: (words.get(key)?.change ?? 0) + 1 });
  for (const listener of listeners) listener();
  timer?.pause();
  timer?.reset(message.durationMs ?? TOAST_DURATION_MS);
  // Its time stands still under the pointer and the focus.
  if (document.querySelector('[data-toasts]')?.matches(':hover, :focus-within') === true) timer?.pause();
  return key;
}

/** Shows a message and gives its key, for `toasts.close`; the same message twice is shown once, one of the same topic in the same toast. */
export const showToast = (toast: ToastMessage): string => {
  const ofTopic = toasts.visibleToasts.find(
    ({ content }) => toast.topic !== undefined && content.topic === toast.topic,
  );
  if (ofTopic !== undefined) return changeWords(ofTopic, toast);
  const shown = toasts.visibleToasts.find(({ content }) => saysTheSame(content, toast));
  if (shown !== undefined) toasts.close(shown.key);
  const key = toasts.add(toast, {
    timeout: toast.durationMs ?? TOAST_DURATION_MS,
    onClose: () => words.delete(key),
  });
  return key;
};
