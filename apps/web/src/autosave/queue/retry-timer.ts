import { computeRetryDelay } from './retry-delay.ts';

/** After so many conflicts in a row on one edit the queue waits as after a failure: others write faster than it reads. */
const CONFLICTS_IN_A_ROW = 5;

/** Calls `run` after a pause that grows with each failure in a row. */
export function createRetryTimer(run: () => void) {
  let failures = 0;
  let conflicts = 0;
  let hasFailed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  return {
    /** Waits at least the seconds that the server asked for; gives the instant of the next try, in epoch milliseconds. */
    start(askedSeconds: number): number {
      hasFailed = true;
      failures += 1;
      const delay = Math.max(computeRetryDelay(failures), askedSeconds * 1_000);
      stop();
      timer = setTimeout(run, delay);
      return Date.now() + delay;
    },
    stop,
    /** Whether the last try failed, or the one on its way follows one that did. */
    hasFailed: (): boolean => hasFailed,
    /** Notes a conflict, and tells whether to wait now. */
    isPastConflicts(): boolean {
      conflicts = (conflicts + 1) % CONFLICTS_IN_A_ROW;
      return conflicts === 0;
    },
    /** The next pause is the shortest again: all is well, or the user tries again what failed. */
    reset: (isTriedAgain = false): void => {
      hasFailed = isTriedAgain;
      failures = 0;
      conflicts = 0;
    },
  };
}
