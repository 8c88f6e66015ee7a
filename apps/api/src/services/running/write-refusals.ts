import { refusesWrites } from '../../db/engines/engine.ts';

/** What is known of a database that answers and takes no writes: its disk is full, or it is a copy that is only read. */
export type WriteRefusals = {
  /** Hears of each statement that failed. */
  note: (error: unknown) => void;
  /** False from a refusal on until a write is taken again: `tryWrite` is then the one that asks. */
  areWritesTaken: (tryWrite: () => Promise<void>) => Promise<boolean>;
};

/** A small write may be taken where a greater one is refused: nothing is asked so soon after a refusal. */
const REFUSED_FOR_MS = 3_000;

export function makeWriteRefusals(now: () => number = () => performance.now()): WriteRefusals {
  let refusedAt: number | undefined;
  let asked: Promise<boolean> | undefined;
  const ask = async (tryWrite: () => Promise<void>): Promise<boolean> => {
    try {
      await tryWrite();
      refusedAt = undefined;
      return true;
    } catch {
      refusedAt = now();
      return false;
    } finally {
      asked = undefined;
    }
  };
  return {
    note(error) {
      if (refusesWrites(error)) refusedAt = now();
    },
    async areWritesTaken(tryWrite) {
      if (refusedAt === undefined) return true;
      if (now() - refusedAt < REFUSED_FOR_MS) return false;
      return (asked ??= ask(tryWrite));
    },
  };
}
