/** How long Safari, which does not tell when it is idle, is left to draw the page. */
const SETTLING_MS = 1_000;

/** Calls back once the browser has nothing more urgent to do; the answer takes the wish back. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, SETTLING_MS);
  return () => clearTimeout(timer);
}
