/** Keeps a statement under SQLite's limit of 32,766 parameters, whatever the table. */
const CHUNK = 1_000;

/** Runs `work` on slices of a list that may be too long for one statement; on nothing when it is empty. */
export async function inChunks<T>(list: readonly T[], work: (chunk: T[]) => Promise<unknown>): Promise<void> {
  for (let start = 0; start < list.length; start += CHUNK) {
    await work(list.slice(start, start + CHUNK));
  }
}
