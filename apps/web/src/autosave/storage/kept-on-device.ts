// The navbar comes with this file: signing out finds what is kept without loading anything more.

/** What the browser keeps of an account: edits that the server has not acknowledged, open dialogs, orders to pay, the keys of requests without an answer. */
export type KeptKind = (typeof KEPT_KINDS)[number];

const TEXT_KINDS = ['odu.autosave', 'odu.draft'] as const;
const KEPT_KINDS = [...TEXT_KINDS, 'odu.order', 'odu.request'] as const;

/** How the localStorage keys of one kind begin for one account. */
export const toKeptPrefix = (kind: KeptKind, accountId: string): string => `${kind}:${accountId}:`;

export const listKeys = (storage: Storage, prefix: string): string[] =>
  Object.keys(storage).filter((key) => key.startsWith(prefix));

export const removeKeys = (storage: Storage, prefix: string): void => {
  for (const key of listKeys(storage, prefix)) storage.removeItem(key);
};

/** Whether any page of this browser, open or closed, left an edit of the account to send, or a text that is not saved. */
export const hasUnsaved = (storage: Storage, accountId: string): boolean =>
  TEXT_KINDS.some((kind) => listKeys(storage, toKeptPrefix(kind, accountId)).length > 0);

/** Forgets all that is kept of an account that signs out; another's wait for it to come back. */
export function forgetAccount(storage: Storage, accountId: string): void {
  for (const kind of KEPT_KINDS) removeKeys(storage, toKeptPrefix(kind, accountId));
}
