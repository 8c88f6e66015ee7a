import type { AutosaveRecord } from './document-autosave.ts';
import { listKeys, toKeptPrefix } from './kept-on-device.ts';

/** The parts of the browser that the store needs; a page without https has no locks, and counts as the only one. */
export type PendingStoreEdges = {
  readonly storage: Storage;
  readonly locks: LockManager | undefined;
  readonly createPageId: () => string;
  /** Null while nobody is signed in. */
  readonly getAccountId: () => string | null;
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
 * Keeps unacknowledged writes in localStorage: by account, by page and by document. Every page owns its entries by a
 * lock that ends with the page, so that a page takes over what a closed one left, and never what another open tab is
 * sending.
 */
export function createPendingStore<W>({ storage, locks, createPageId, getAccountId }: PendingStoreEdges) {
  const lockName = (owner: string) => `odu.autosave:${owner}`;
  let pageId = '';
  let endOwnership: () => void;
  const takeOwnership = () => {
    pageId = createPageId();
    const ended = new Promise<void>((resolve) => {
      endOwnership = resolve;
    });
    void locks?.request(lockName(pageId), () => ended);
  };
  takeOwnership();

  return {
    /** Replaces what is to send of a document; nothing to send leaves no entry. */
    save(accountId: string, documentId: string, record: AutosaveRecord<W>): void {
      const key = `${toKeptPrefix('odu.autosave', accountId)}${pageId}:${documentId}`;
      if (record.queue.length === 0) return storage.removeItem(key);
      try {
        storage.setItem(key, JSON.stringify(record));
      } catch {
        // A full storage: the page still holds the queue and sends it, and asks before it is left.
      }
    },
    /**
     * Hands every record that a closed page left of the signed-in account to `adopt`, then forgets it there: `adopt`
     * saves it under this page.
     */
    async adoptOrphans(adopt: (documentId: string, record: AutosaveRecord<W>) => void): Promise<void> {
      const accountId = getAccountId();
      if (accountId === null) return;
      const prefix = toKeptPrefix('odu.autosave', accountId);
      for (const key of listKeys(storage, prefix)) {
        const [owner = '', documentId = ''] = key.slice(prefix.length).split(':');
        if (owner === pageId) continue;
        const take = () => {
          // The user may have changed while the lock was asked for.
          if (getAccountId() !== accountId) return;
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
    /** Leaves this page's entries as if it were closed, to whichever page their account opens next. */
    disown(): void {
      endOwnership();
      takeOwnership();
    },
    /** Forgets what any page left of a document that the signed-in account deleted. */
    forget(deletedId: string): void {
      const accountId = getAccountId();
      if (accountId === null) return;
      for (const key of listKeys(storage, toKeptPrefix('odu.autosave', accountId)))
        if (key.endsWith(`:${deletedId}`)) storage.removeItem(key);
    },
  };
}
