import type { SaveState } from './save-state.ts';

/** Holds the state of one queue: who shows it is told of each change, who waits for the end of the sending of its outcome. */
export function createStatePublisher() {
  let state: SaveState = { kind: 'saved', at: null };
  let waiters: ((isEmpty: boolean) => void)[] = [];
  const listeners = new Set<() => void>();
  return {
    publish: (next: SaveState): void => {
      state = next;
      for (const listener of listeners) listener();
    },
    getState: (): SaveState => state,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Resolves at the next `settle`. */
    wait: (): Promise<boolean> => new Promise((resolve) => waiters.push(resolve)),
    /** Tells those who wait whether everything was sent. */
    settle: (isEmpty: boolean): void => {
      const settled = waiters;
      waiters = [];
      for (const resolve of settled) resolve(isEmpty);
    },
  };
}
