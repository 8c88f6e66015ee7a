import type { DuerpDocument } from '@odu/api-contract';
import { listDeletedItems, listItems } from './draft-items.ts';
import type { DraftStore } from './draft-store.ts';

/** Puts the drafts of what an edit deletes aside, and gives them back when that comes back: « Annuler », « Le garder », a deletion that the server refused. It holds them for the visit, as the undo does. */
export function createDeletedDrafts(drafts: Pick<DraftStore, 'read' | 'save' | 'forget'>) {
  /** By DUERP, then by item. */
  const aside = new Map<string, Map<string, object>>();
  const giveBack = (duerpId: string, items: readonly string[]) => {
    const kept = aside.get(duerpId);
    for (const item of items) {
      const draft = kept?.get(item);
      if (draft !== undefined && drafts.save(duerpId, item, draft)) kept?.delete(item);
    }
  };
  return {
    /** The user's own edit made `after` of `before`. */
    follow(duerpId: string, before: DuerpDocument, after: DuerpDocument): void {
      for (const item of listDeletedItems(before, after)) {
        const draft = drafts.read(duerpId, item);
        if (typeof draft === 'object' && draft !== null)
          aside.set(duerpId, (aside.get(duerpId) ?? new Map<string, object>()).set(item, draft));
        drafts.forget(duerpId, item);
      }
      giveBack(duerpId, listDeletedItems(after, before));
    },
    /** The page shows the document anew, by an answer to a question, a deletion that is given up, or what somebody else made. */
    meet(duerpId: string, document: DuerpDocument): void {
      if ((aside.get(duerpId)?.size ?? 0) > 0) giveBack(duerpId, listItems(document));
    },
    /** Forgets them: the session ends. */
    clear: (): void => aside.clear(),
  };
}
