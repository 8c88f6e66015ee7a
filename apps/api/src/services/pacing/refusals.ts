/** How long an account's refusals of big bodies are apart: five megabytes that are read to their end are felt by one quick edit of others. */
const EVERY_MS = 2_000;
/** Those of an account that wait; of more, the connection ends with the answer. */
const MAX_WAITING = 10;

/** As `setTimeout` of `node:timers/promises`: ends early, by its error, when the signal is given. */
type Sleep = (milliseconds: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;

export type Refusals = {
  /** Waits until a big body of this account may be refused; false at once when too many are waiting already. */
  wait: (accountId: string) => Promise<boolean>;
  /** The server stops: nobody waits any more. */
  release: () => void;
};

/**
 * Node reads a refused body to its end, for its answer to arrive: five megabytes each, as fast as they come, took from everybody
 * what the refusal was to save. So they are refused one after the other, at a pace; what waits is not read.
 */
export function makeRefusals(sleep: Sleep): Refusals {
  const lines = new Map<string, { waiting: number; last: Promise<void> }>();
  const released = new AbortController();
  const pause = async () => {
    try {
      await sleep(EVERY_MS, undefined, { signal: released.signal });
    } catch {
      // The server stops: whoever sleeps is told at once.
    }
  };
  return {
    async wait(accountId) {
      const line = lines.get(accountId) ?? { waiting: 0, last: Promise.resolve() };
      if (line.waiting >= MAX_WAITING) return false;
      lines.set(accountId, line);
      line.waiting += 1;
      const mine = line.last.then(pause);
      line.last = mine;
      await mine;
      line.waiting -= 1;
      if (line.waiting === 0) lines.delete(accountId);
      return true;
    },
    release() {
      released.abort();
    },
  };
}
