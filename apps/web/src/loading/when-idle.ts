/** How long Safari, which does not tell when it is idle, is left to draw the page. */
const SETTLING_MS = 1_000;

/** A page that is never idle gets what it waits for all the same. */
const LONGEST_WAIT_MS = 5_000;

/** A page that nobody touches is complete by then, on a slow telephone too. */
const UNTOUCHED_MS = 10_000;

// A screen reader may press by a click alone.
const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'click'];

// One wait for the whole page: what is wished for afterwards only waits for the browser.
const wishes = new Set<() => void>();
let isSettled = false;

/**
 * Calls back once somebody uses the page (a first touch, key or movement) or 10 s have passed since it was loaded, and the
 * browser has nothing more urgent to do: what the page itself needs comes first, alone. The answer takes the wish back.
 */
export function whenIdle(callback: () => void): () => void {
  if (isSettled) return afterWork(callback);
  let stop: () => void = () => wishes.delete(start);
  const start = () => {
    stop = afterWork(callback);
  };
  wishes.add(start);
  return () => stop();
}

function settle() {
  if (isSettled) return;
  isSettled = true;
  for (const start of wishes) start();
  wishes.clear();
}

// Where pages are rendered at build nobody uses them.
if (typeof document !== 'undefined') {
  const waitUntouched = () => setTimeout(settle, UNTOUCHED_MS);
  for (const name of SIGNS_OF_USE)
    addEventListener(name, settle, { capture: true, once: true, passive: true });
  if (document.readyState === 'complete') waitUntouched();
  else addEventListener('load', waitUntouched, { once: true });
}

function afterWork(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(callback, { timeout: LONGEST_WAIT_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(callback, SETTLING_MS);
  return () => clearTimeout(timer);
}
