/** Something to keep: `ref` is another one when it changed; the texts are tried in turn, the first that there is room for is kept. */
export type Entry = { readonly id: string; readonly ref: unknown; readonly toTexts: () => readonly string[] };

type Written = { readonly rank: number; readonly ref: unknown };

/** Keeps a list in the browser's storage, an entry each: what stays as it was is not written again. Keys end with their rank. */
export function createEntryWriter(storage: Storage, prefix: string) {
  const written = new Map<string, Written>();
  let lastRank = 0;

  const write = ({ id, ref, toTexts }: Entry, rank: number): boolean => {
    for (const text of toTexts()) {
      try {
        storage.setItem(prefix + String(rank), text);
        written.set(id, { rank, ref });
        return true;
      } catch {
        // The next one is shorter.
      }
    }
    return false;
  };
  const remove = (id: string): void => {
    storage.removeItem(prefix + String(written.get(id)?.rank));
    written.delete(id);
  };
  /** Whether the list is what is written, in its order, with nothing but new entries after it. */
  const isContinued = (entries: readonly Entry[]): boolean => {
    const ranks = entries.map(({ id }) => written.get(id)?.rank ?? Number.POSITIVE_INFINITY);
    return ranks.every((rank, index) => index === 0 || (ranks[index - 1] ?? 0) <= rank);
  };

  return (entries: readonly Entry[]): boolean => {
    const ids = new Set(entries.map(({ id }) => id));
    for (const id of written.keys()) if (!ids.has(id)) remove(id);
    if (!isContinued(entries)) for (const id of written.keys()) remove(id);
    let isKept = true;
    for (const entry of entries) {
      const known = written.get(entry.id);
      if (known?.ref === entry.ref && known !== undefined) continue;
      isKept = write(entry, known?.rank ?? (lastRank += 1)) && isKept;
    }
    return isKept;
  };
}
