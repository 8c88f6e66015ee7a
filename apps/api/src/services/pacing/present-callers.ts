/** For so long somebody who called is there. */
const RECENT_MS = 2_000;

type Seen = { id: string; at: number };

/** Knows whether others than one account called lately: by the last two callers, whatever their number. */
export function makePresentCallers(now: () => number) {
  let newest: Seen = { id: '', at: -Infinity };
  let other: Seen = { id: '', at: -Infinity };
  return {
    /** An account calls. */
    notice(id: string): void {
      if (id !== newest.id) other = newest;
      newest = { id, at: now() };
    },
    hasOthers(id: string): boolean {
      const { at } = newest.id === id ? other : newest;
      return now() - at < RECENT_MS;
    },
  };
}
