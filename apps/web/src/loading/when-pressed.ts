import { whenIdle } from './when-idle.ts';

/** Who left a page open that long may come back to it without a network. */
const UNPRESSED_MS = 60_000;

const PRESSES = ['pointerdown', 'keydown'];
const FIRST = { capture: true };

/**
 * Calls back once a key or the page is pressed from now on, or a minute has passed, and the browser has nothing more urgent to do:
 * for what an opened page does not need by itself. The answer takes the wish back.
 */
export function whenPressed(callback: () => void): () => void {
  let stop = () => {
    clearTimeout(timer);
    for (const name of PRESSES) removeEventListener(name, start, FIRST);
  };
  const start = () => {
    stop();
    stop = whenIdle(callback);
  };
  const timer = setTimeout(start, UNPRESSED_MS);
  for (const name of PRESSES) addEventListener(name, start, FIRST);
  return () => stop();
}
