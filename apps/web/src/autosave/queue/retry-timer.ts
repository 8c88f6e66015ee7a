import { computeRetryDelay } from './retry-delay.ts';

/** Calls `run` after a pause that grows with each failure in a row. */
export function createRetryTimer(run: () => void) {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** Waits at least the seconds that the server asked for; gives the instant of the next try, in epoch milliseconds. */
    start(askedSeconds: number): number {
      failures += 1;
      const delay = Math.max(computeRetryDelay(failures), askedSeconds * 1_000);
      stop();
      timer = setTimeout(run, delay);
      return Date.now() + delay;
    },
    stop,
    /** The next pause is the shortest again. */
    reset: (): void => {
      failures = 0;
    },
  };
}
