import { removeKeys, toKeptPrefix } from './storage/kept-on-device.ts';

/** The parts of the browser that the store needs; `getAccountId` is null while nobody is signed in. */
export type DraftStoreEdges = { readonly storage: Storage; readonly getAccountId: () => string | null };

export type DraftStore = ReturnType<typeof createDraftStore>;

/** Keeps in localStorage what is typed in an open dialog: by account, by DUERP and by item (`risque:{id}`), until it is saved or given up. */
export function createDraftStore({ storage, getAccountId }: DraftStoreEdges) {
  const toPrefix = (duerpId: string) => {
    const accountId = getAccountId();
    return accountId === null ? null : `${toKeptPrefix('odu.draft', accountId)}${duerpId}:`;
  };

  return {
    /** What was typed and not saved, as it was stored; null when there is nothing that can be read. */
    read(duerpId: string, item: string): unknown {
      const prefix = toPrefix(duerpId);
      if (prefix === null) return null;
      try {
        return JSON.parse(storage.getItem(prefix + item) ?? 'null');
      } catch {
        return null;
      }
    },
    /** Replaces the draft of an item; no change leaves no draft. */
    save(duerpId: string, item: string, changes: object): void {
      const prefix = toPrefix(duerpId);
      if (prefix === null) return;
      if (Object.keys(changes).length === 0) return storage.removeItem(prefix + item);
      try {
        storage.setItem(prefix + item, JSON.stringify(changes));
      } catch {
        // A full storage: the dialog still holds what is typed, only a reload would lose it.
      }
    },
    /** Forgets one item's draft, or all those of a DUERP. */
    forget(duerpId: string, item?: string): void {
      const prefix = toPrefix(duerpId);
      if (prefix === null) return;
      if (item === undefined) removeKeys(storage, prefix);
      else storage.removeItem(prefix + item);
    },
  };
}
