import { NOTHING_PENDING, type Pending } from '../queue/pending.ts';
import { listKeys, toKeptPrefix } from './kept-on-device.ts';
import { isOlderRecord, type OlderRecord } from './older-record.ts';

/** The parts of the browser that the store needs; a page without https has no locks, and counts as the only one. */
export type PendingStoreEdges = {
  readonly storage: Storage;
  readonly locks: LockManager | undefined;
  readonly createPageId: () => string;
  /** Null while nobody is signed in. */
  readonly getAccountId: () => string | null;
};

/** How the stored record is written; a reader knows this format and every one before it. */
const FORMAT = 2;

type StoredRecord = Pending & { readonly format: typeof FORMAT };

const isStoredRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' &&
  value !== null &&
  'format' in value &&
  value.format === FORMAT &&
  'intents' in value &&
  Array.isArray(value.intents) &&
  'vues' in value &&
  Array.isArray(value.vues);

const parseRecord = (text: string | null): Pending | OlderRecord | null => {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isStoredRecord(value) || isOlderRecord(value) ? value : null;
  } catch {
    return null;
  }
};

/** Whether a record was written by a later version of the page: it waits there for its own. */
const isOfLaterVersion = (text: string | null): boolean =>
  Number(/^\{"format":(\d+)/.exec(text ?? '')?.[1] ?? 0) > FORMAT;

const isOlder = (record: Pending | OlderRecord): record is OlderRecord => 'queue' in record;

/** What to do with the edits that a closed page left of a document. */
export type Adoption = {
  /** Takes them over, and tells whether they are written under this page. */
  readonly adopt: (documentId: string, pending: Pending) => boolean;
  /** Reads writes of the older format as edits of the document as it is now; throws when it cannot be read. */
  readonly upgrade: (documentId: string, record: OlderRecord) => Promise<Pending>;
};

/**
 * Keeps unacknowledged writes in localStorage: by account, by page and by document. Every page owns its entries by a
 * lock that ends with the page, so that a page takes over what a closed one left, and never what another open tab is
 * sending.
 */
export function createPendingStore({ storage, locks, createPageId, getAccountId }: PendingStoreEdges) {
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

  /** What closed pages left and could not be written under this one, by document. */
  const leftBehind = new Map<string, readonly string[]>();
  const write = (key: string, record: StoredRecord): boolean => {
    try {
      storage.setItem(key, JSON.stringify(record));
      return true;
    } catch {
      return false;
    }
  };

  return {
    /**
     * Replaces what is to send of a document; nothing to send leaves no entry. False when the storage is full: the page
     * still holds the queue and sends it, and asks before it is left.
     */
    save(accountId: string, documentId: string, pending: Pending): boolean {
      const key = `${toKeptPrefix('odu.autosave', accountId)}${pageId}:${documentId}`;
      if (pending.intents.length === 0) {
        for (const leftKey of [key, ...(leftBehind.get(documentId) ?? [])]) storage.removeItem(leftKey);
        leftBehind.delete(documentId);
        return true;
      }
      const record: StoredRecord = { format: FORMAT, ...pending };
      // The edits matter more than what they were made on.
      return write(key, record) || write(key, { ...record, vues: NOTHING_PENDING.vues });
    },
    /**
     * Hands what closed pages left of the signed-in account to `adopt`, which saves it under this page, then forgets it
     * there. What cannot be upgraded now stays for the next time.
     */
    async adoptOrphans({ adopt, upgrade }: Adoption): Promise<void> {
      const accountId = getAccountId();
      if (accountId === null) return;
      const prefix = toKeptPrefix('odu.autosave', accountId);
      for (const key of listKeys(storage, prefix)) {
        const [owner = '', documentId = ''] = key.slice(prefix.length).split(':');
        if (owner === pageId) continue;
        const take = async () => {
          const text = storage.getItem(key);
          const record = parseRecord(text);
          const pending = record !== null && isOlder(record) ? await upgrade(documentId, record) : record;
          // The user may have changed while the lock was asked for, or the document read.
          if (getAccountId() !== accountId) return;
          if (pending === null) return isOfLaterVersion(text) ? undefined : storage.removeItem(key);
          // Its place is needed for its copy; without room for that it stays until the edits are sent.
          storage.removeItem(key);
          if (adopt(documentId, pending) || text === null) return;
          storage.setItem(key, text);
          leftBehind.set(documentId, [...(leftBehind.get(documentId) ?? []), key]);
        };
        // oxlint-disable-next-line no-await-in-loop -- in turn: each lock is held for a moment only
        await (
          locks === undefined
            ? take()
            : locks.request(lockName(owner), { ifAvailable: true }, (lock) =>
                lock === null ? undefined : take(),
              )
        ).catch(() => undefined);
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
