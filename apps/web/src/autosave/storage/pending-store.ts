import { isNothing, NOTHING_PENDING, prependPending } from '../queue/pending.ts';
import type { Pending } from '../queue/pending.ts';
import { createEntryWriter } from './entry-writer.ts';
import type { Entry } from './entry-writer.ts';
import { listKeys, toKeptPrefix } from './kept-on-device.ts';
import type { OlderRecord } from './older-record.ts';
import { readStored, writeIllisible, writeIntent } from './stored-entry.ts';
import { vueToKeep } from './vue-to-keep.ts';

/** The parts of the browser that the store needs; a page without https has no locks, and counts as the only one. */
export type PendingStoreEdges = {
  readonly storage: Storage;
  readonly locks: LockManager | undefined;
  readonly createPageId: () => string;
  /** Null while nobody is signed in. */
  readonly getAccountId: () => string | null;
};

/** What to do with the edits that a closed page left of a document. */
export type Adoption = {
  /** Takes them over, and tells whether they are written under this page. */
  readonly adopt: (documentId: string, pending: Pending) => boolean;
  /** Reads writes of the older format as edits of the document as it is now; throws when the document cannot be had, gives null when they cannot be read. */
  readonly upgrade: (documentId: string, record: OlderRecord) => Promise<Pending | null>;
};

const toIntentEntries = (pending: Pending): Entry[] =>
  pending.intents.map((intent, index) => ({
    id: intent.id,
    ref: intent,
    // The edits matter more than what they were made on.
    toTexts: () => [writeIntent(intent, vueToKeep(pending, index)), writeIntent(intent, [])],
  }));

const toUnreadableEntries = ({ illisibles = [] }: Pending): Entry[] =>
  illisibles.map((illisible, index) => ({
    id: String(index),
    ref: illisible,
    toTexts: () => [writeIllisible(illisible)],
  }));

/** What a closed page left of one document: its keys in the order of the edits. */
type Orphan = { readonly owner: string; readonly documentId: string; readonly keys: readonly string[] };

const rankOf = (key: string): number => Number(/:(\d+)$/.exec(key)?.[1] ?? Number.MAX_SAFE_INTEGER);

function listOrphans(keys: readonly string[], prefix: string, pageId: string): Orphan[] {
  const orphans = new Map<string, Orphan>();
  for (const key of keys.toSorted((one, other) => rankOf(one) - rankOf(other))) {
    const [owner = '', documentId = ''] = key.slice(prefix.length).split(':');
    if (owner === pageId) continue;
    const name = `${owner}:${documentId}`;
    orphans.set(name, { owner, documentId, keys: [...(orphans.get(name)?.keys ?? []), key] });
  }
  return [...orphans.values()];
}

/**
 * Keeps unacknowledged writes in localStorage: by account, by page and by document, an entry for each edit. Every page owns its entries by a
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
  /** Of each document: what keeps its edits, and what cannot be read. */
  const writers = new Map<string, (pending: Pending) => boolean>();
  const writerOf = (accountId: string, documentId: string) => {
    const prefix = `${toKeptPrefix('odu.autosave', accountId)}${pageId}:${documentId}:`;
    const known = writers.get(prefix);
    if (known !== undefined) return known;
    const intents = createEntryWriter(storage, prefix);
    const unreadable = createEntryWriter(storage, `${prefix}x`);
    const writer = (pending: Pending) => {
      const isKept = unreadable(toUnreadableEntries(pending));
      return intents(toIntentEntries(pending)) && isKept;
    };
    writers.set(prefix, writer);
    return writer;
  };
  const readOrphan = async (
    { documentId }: Orphan,
    texts: readonly string[],
    { upgrade }: Pick<Adoption, 'upgrade'>,
  ): Promise<Pending> => {
    let pending = NOTHING_PENDING;
    for (const text of texts) {
      const stored = readStored(text);
      // oxlint-disable-next-line no-await-in-loop -- one record of the older format, and no other
      const read = 'queue' in stored ? await upgrade(documentId, stored) : stored;
      pending = prependPending(pending, read ?? { ...NOTHING_PENDING, illisibles: [text] });
    }
    return pending;
  };

  return {
    /**
     * Replaces what is to send of a document; nothing to send leaves no entry. False when the storage is full: the page
     * still holds the queue and sends it, and asks before it is left.
     */
    save(accountId: string, documentId: string, pending: Pending): boolean {
      const isKept = writerOf(accountId, documentId)(pending);
      if (isNothing(pending)) {
        for (const leftKey of leftBehind.get(documentId) ?? []) storage.removeItem(leftKey);
        leftBehind.delete(documentId);
      }
      return isKept;
    },
    /**
     * Hands what closed pages left of the signed-in account to `adopt`, which saves it under this page, then forgets it
     * there. What cannot be upgraded now stays for the next time.
     */
    async adoptOrphans({ adopt, upgrade }: Adoption): Promise<void> {
      const accountId = getAccountId();
      if (accountId === null) return;
      const prefix = toKeptPrefix('odu.autosave', accountId);
      for (const orphan of listOrphans(listKeys(storage, prefix), prefix, pageId)) {
        const { owner, documentId, keys } = orphan;
        const take = async () => {
          const left = keys.flatMap((key) => {
            const text = storage.getItem(key);
            return text === null ? [] : [{ key, text }];
          });
          const pending = await readOrphan(
            orphan,
            left.map(({ text }) => text),
            { upgrade },
          );
          // The user may have changed while the lock was asked for, or the document read.
          if (getAccountId() !== accountId) return;
          // Its place is needed for its copy; without room for that it stays until the edits are sent.
          for (const { key } of left) storage.removeItem(key);
          if (adopt(documentId, pending)) return;
          for (const { key, text } of left) storage.setItem(key, text);
          leftBehind.set(documentId, [...(leftBehind.get(documentId) ?? []), ...left.map(({ key }) => key)]);
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
      writers.clear();
      endOwnership();
      takeOwnership();
    },
    /** Forgets what any page left of a document that the signed-in account deleted. */
    forget(deletedId: string): void {
      const accountId = getAccountId();
      if (accountId === null) return;
      for (const key of listKeys(storage, toKeptPrefix('odu.autosave', accountId)))
        if (key.split(':').includes(deletedId)) storage.removeItem(key);
      for (const prefix of writers.keys()) if (prefix.split(':').includes(deletedId)) writers.delete(prefix);
    },
  };
}
