import type { AutosaveRecord } from './document-autosave.ts';

const PREFIX = 'odu.autosave';

/** The parts of the browser that the store needs; a page without https has no locks, and counts as the only one. */
export type PendingStoreEdges = {
  readonly storage: Storage;
  readonly locks: LockManager | undefined;
  readonly pageId: string;
};

const isRecord = (value: unknown): value is AutosaveRecord<never> =>
  typeof value === 'object' &&
  value !== null &&
  'queue' in value &&
  Array.isArray(value.queue) &&
  'etag' in value;

const parseRecord = (text: string | null): AutosaveRecord<never> | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
};

/**
 * Keeps unacknowledged writes in localStorage. Every page owns its entries by a lock that ends with the page,
 * so that a page takes over what a closed one left, and never what another open tab is sending.
 */
export function createPendingStore<W>({ storage, locks, pageId }: PendingStoreEdges) {
  const lockName = (owner: string) => `${PREFIX}:${owner}`;
  void locks?.request(lockName(pageId), () => new Promise<never>(() => undefined));

  const listEntries = () =>
    Object.keys(storage).flatMap((key) => {
      const [prefix, owner, documentId] = key.split(':');
      return prefix === PREFIX && owner !== undefined && documentId !== undefined
        ? [{ key, owner, documentId }]
        : [];
    });

  return {
    save(documentId: string, record: AutosaveRecord<W>): void {
      const key = `${PREFIX}:${pageId}:${documentId}`;
      if (record.queue.length === 0) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(record));
    },
    /** Hands every record that a closed page left to `adopt`, then forgets it there: `adopt` saves it under this page. */
    async adoptOrphans(adopt: (documentId: string, record: AutosaveRecord<W>) => void): Promise<void> {
      for (const { key, owner, documentId } of listEntries()) {
        if (owner === pageId) continue;
        const take = () => {
          const record = parseRecord(storage.getItem(key));
          storage.removeItem(key);
          if (record !== null) adopt(documentId, record);
        };
        if (locks === undefined) take();
        // oxlint-disable-next-line no-await-in-loop -- in turn: each lock is held for a moment only
        else
          await locks.request(lockName(owner), { ifAvailable: true }, (lock) =>
            lock === null ? undefined : take(),
          );
      }
    },
    /** Forgets what any page left of a deleted document. */
    forget(deletedId: string): void {
      for (const { key, documentId } of listEntries()) if (documentId === deletedId) storage.removeItem(key);
    },
    /** Forgets everything, when the user signs out. */
    clear(): void {
      for (const { key } of listEntries()) storage.removeItem(key);
    },
  };
}
