import { removeKeys, toKeptPrefix, type KeptKind } from '../autosave/storage/kept-on-device.ts';

/** The parts of the browser that the store needs; `getAccountId` is null while nobody is signed in. */
export type DraftStoreEdges = {
  readonly storage: Storage;
  readonly getAccountId: () => string | null;
  /** What is kept: typed texts, unless said otherwise. */
  readonly kind?: KeptKind;
};

export type DraftStore = ReturnType<typeof createDraftStore>;

/** The scope of what is typed about no DUERP. */
export const COMPTE_SCOPE = 'compte';

/** The place of one form's draft. */
export type DraftSlot = {
  readonly read: () => unknown;
  /** Tells whether the device holds it: a full storage does not. */
  readonly save: (changes: object) => boolean;
  readonly forget: () => void;
};

/** Keeps in localStorage what is typed in a form: by account, by scope (a DUERP, or `compte`) and by item (`risque:{id}`), until it is saved or given up. */
export function createDraftStore({ storage, getAccountId, kind = 'odu.draft' }: DraftStoreEdges) {
  const toPrefix = (scope: string) => {
    const accountId = getAccountId();
    return accountId === null ? null : `${toKeptPrefix(kind, accountId)}${scope}:`;
  };

  const store = {
    /** The draft of one item, in one hand. */
    at: (scope: string, item: string): DraftSlot => ({
      read: () => store.read(scope, item),
      save: (changes) => store.save(scope, item, changes),
      forget: () => store.forget(scope, item),
    }),
    /** What was typed and not saved, as it was stored; null when there is nothing that can be read. */
    read(scope: string, item: string): unknown {
      const prefix = toPrefix(scope);
      if (prefix === null) return null;
      try {
        return JSON.parse(storage.getItem(prefix + item) ?? 'null');
      } catch {
        return null;
      }
    },
    /** Replaces the draft of an item; no change leaves no draft. Tells whether the device holds what it was given. */
    save(scope: string, item: string, changes: object): boolean {
      const prefix = toPrefix(scope);
      if (prefix === null) return false;
      try {
        if (Object.keys(changes).length === 0) storage.removeItem(prefix + item);
        else storage.setItem(prefix + item, JSON.stringify(changes));
        return true;
      } catch {
        // A full storage: the form still holds what is typed, only a reload would lose it.
        return false;
      }
    },
    /** Forgets one item's draft, or all those of a scope. */
    forget(scope: string, item?: string): void {
      const prefix = toPrefix(scope);
      if (prefix === null) return;
      if (item === undefined) removeKeys(storage, prefix);
      else storage.removeItem(prefix + item);
    },
  };
  return store;
}
