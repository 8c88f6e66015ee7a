/** How long the refusals of big bodies of one sender are apart: five megabytes that are read to their end are felt by one quick edit of others. */
const EVERY_MS = 2_000;
/** Those of a sender that wait; of more, the connection ends with the answer. */
const MAX_WAITING = 10;

/** As `setTimeout` of `node:timers/promises`: ends early, by its error, when the signal is given. */
type Sleep = (milliseconds: number, value: undefined, options: { signal: AbortSignal }) => Promise<unknown>;

export type Refusals = {
  /** Waits until a big body of this sender (an account, or an address) may be refused; false at once when too many are waiting already. */
  wait: (sender: string) => Promise<boolean>;
  /** The server stops: nobody waits any more. */
  release: () => void;
};

/**
 * Node reads a refused body to its end, for its answer to arrive: five megabytes each, as fast as they come, took from everybody
 * what the refusal was to save. So the first is refused at once and the others after it at a pace; what waits is not read.
 */
export function makeRefusals(sleep: Sleep): Refusals {
  /** `turn`: when the next one may be told. */
  const lines = new Map<string, { waiting: number; turn: Promise<void> }>();
  const released = new AbortController();
  const pause = async () => {
    try {
      await sleep(EVERY_MS, undefined, { signal: released.signal });
    } catch {
      // The server stops: whoever sleeps is told at once.
    }
  };
  return {
    async wait(sender) {
      const line = lines.get(sender) ?? { waiting: 0, turn: Promise.resolve() };
      if (line.waiting >= MAX_WAITING) return false;
      lines.set(sender, line);
      line.waiting += 1;
      const mine = line.turn;
      const next = mine.then(() => (line.waiting -= 1)).then(pause);
      line.turn = next;
      void next.then(() => line.turn === next && lines.delete(sender));
      await mine;
      return true;
    },
    release() {
      released.abort();
    },
  };
}
