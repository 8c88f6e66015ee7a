/** How many commits were held back since it is counted; null while it is not. */
let held: number | null = null;

const schedule = globalThis.setTimeout;
// React takes it when it is loaded: this file comes before it. It asks for a timer of its own only to hold a commit back.
globalThis.setTimeout = ((handler: () => void, delay?: number, ...rest: unknown[]) => {
  if (held !== null && new Error('who asks').stack?.includes('performWorkOnRoot') === true) held += 1;
  return schedule(handler, delay, ...rest);
}) as typeof setTimeout;

/** Counts the commits that React had drawn and held back, while `act` goes on: after a fallback it waits for up to 300 ms. */
export async function countHeldCommits(act: () => Promise<unknown>): Promise<number> {
  held = 0;
  try {
    await act();
    return held;
  } finally {
    held = null;
  }
}
