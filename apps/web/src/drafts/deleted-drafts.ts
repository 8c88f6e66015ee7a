import type { DuerpDocument } from '@odu/api-contract';
import { listDeletedItems } from './draft-items.ts';
import type { DraftStore } from './draft-store.ts';

/** Puts the drafts of what an edit deletes aside, and gives them back when another edit gives that back (« Annuler »). It holds them for the visit, as the undo does. */
export function createDeletedDrafts(drafts: Pick<DraftStore, 'read' | 'save' | 'forget'>) {
  const aside = new Map<string, object>();
  return {
    /** The user's own edit made `after` of `before`. */
    follow(duerpId: string, before: DuerpDocument, after: DuerpDocument): void {
      for (const item of listDeletedItems(before, after)) {
        const draft = drafts.read(duerpId, item);
        if (typeof draft === 'object' && draft !== null) aside.set(`${duerpId}:${item}`, draft);
        drafts.forget(duerpId, item);
      }
      for (const item of listDeletedItems(after, before)) {
        const draft = aside.get(`${duerpId}:${item}`);
        if (draft !== undefined && drafts.save(duerpId, item, draft)) aside.delete(`${duerpId}:${item}`);
      }
    },
    /** Forgets them: the session ends. */
    clear: (): void => aside.clear(),
  };
}
