/** One edit that the server has not acknowledged yet; `key` names the thing that it overwrites. */
export type PendingWrite<W> = {
  readonly id: string;
  readonly key: string;
  /** A write that changes which things exist: nothing may be moved across it. */
  readonly isBarrier: boolean;
  readonly write: W;
};

/**
 * Adds a write to the queue: it replaces an unsent one of the same thing when no barrier lies between, else it goes last.
 * The write with `inFlightId` is already on its way and is never replaced.
 */
export function appendWrite<W>(
  queue: readonly PendingWrite<W>[],
  added: PendingWrite<W>,
  inFlightId: string | null,
): PendingWrite<W>[] {
  for (let index = queue.length - 1; index >= 0; index -= 1) {
    const present = queue[index];
    if (present === undefined || present.id === inFlightId) break;
    if (present.key === added.key) return queue.with(index, added);
    if (present.isBarrier || added.isBarrier) break;
  }
  return [...queue, added];
}
