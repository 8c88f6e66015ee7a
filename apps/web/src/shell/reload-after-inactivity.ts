/** Inactivity after which the page reloads at the user's return, in milliseconds. */
export const INACTIVITY_LIMIT_MS = 3_600_000;
const DEBOUNCE_MS = 500;
const ACTIVITY_EVENTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'focus', 'visibilitychange'];

type InactivityEdges = {
  readonly target: EventTarget;
  readonly reload: () => void;
  /** Work that only this page holds: the page never reloads over it. */
  readonly hasUnsavedWork: () => boolean;
};

/** Reloads the page when the user is active again after an hour away; the answer stops the watch. */
export function reloadAfterInactivity({ target, reload, hasUnsavedWork }: InactivityEdges): () => void {
  let lastActivity = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const handleActivity = () => {
    const isBack = Date.now() - lastActivity >= INACTIVITY_LIMIT_MS;
    lastActivity = Date.now();
    if (!isBack) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!hasUnsavedWork()) reload();
    }, DEBOUNCE_MS);
  };
  for (const name of ACTIVITY_EVENTS)
    target.addEventListener(name, handleActivity, { capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    for (const name of ACTIVITY_EVENTS) target.removeEventListener(name, handleActivity, { capture: true });
  };
}
