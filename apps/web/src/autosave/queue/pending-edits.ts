import type { Intent } from '@odu/domain';
import { NOTHING_PENDING, withIntents } from './pending.ts';
import type { Pending } from './pending.ts';
import type { QueueEdges } from './queue-edges.ts';

/** Holds what is still to send of one document; every change of it is kept over a reload. */
export function createPendingEdits({ persist, onReplaced }: Pick<QueueEdges, 'persist' | 'onReplaced'>) {
  let pending: Pending = NOTHING_PENDING;
  let sequence = 0;
  const update = (next: Pending): boolean => {
    pending = next;
    sequence += 1;
    return persist(pending);
  };
  /** Puts other edits in their place, by a choice or a refusal. */
  const replace = (intents: readonly Intent[]): void => {
    const gone = pending.intents.filter((intent) => !intents.includes(intent));
    update(withIntents(pending, intents));
    onReplaced(gone.map(({ id }) => id));
  };
  return {
    get: (): Pending => pending,
    /** Grows at every change. */
    getSequence: (): number => sequence,
    /** Tells whether the change is kept over a reload. */
    update,
    replace,
    drop: (intentId: string): void => replace(pending.intents.filter(({ id }) => id !== intentId)),
    /** Shows nothing to send any more; what is kept stays kept. */
    release: (): void => {
      pending = NOTHING_PENDING;
      sequence += 1;
    },
  };
}
