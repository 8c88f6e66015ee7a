/** How long Safari, which does not tell when it is idle, is left to draw the page. */
const SETTLING_MS = 1_000;

/** A page that is never idle gets what it waits for all the same. */
const LONGEST_WAIT_MS = 5_000;

/** Calls back once the browser has nothing more urgent to do, after 5 s in any case; the answer takes the wish back. */
export function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, SETTLING_MS);
  return () => clearTimeout(timer);
}
