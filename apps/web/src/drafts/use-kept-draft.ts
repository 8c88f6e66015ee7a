import { useEffect } from 'react';
import { listChanges, pickDraft } from './draft-changes.ts';
import type { SomeDraftFields } from './draft-changes.ts';
import type { DraftSlot } from './draft-store.ts';
import { holdReload } from './hold-reload.ts';

/** Where a form keeps what is typed in it, and which of its fields it keeps. */
export type FormDraft<Values> = { readonly slot: DraftSlot; readonly fields: SomeDraftFields<Values> };

/** What was typed and not saved, as far as it differs from what is saved by now. */
export const readFormDraft = <Values extends object>(
  draft: FormDraft<Values> | undefined,
  saved: Values,
): Partial<Values> =>
  draft === undefined ? {} : listChanges(saved, { ...saved, ...pickDraft(draft.fields, draft.slot.read()) });

/** Keeps what is typed and not saved on the device; what cannot be kept there holds the page instead. */
export function useKeptDraft<Values extends object>(
  draft: FormDraft<Values> | undefined,
  saved: Values,
  values: Values,
): void {
  const slot = draft?.slot;
  const names = Object.keys(draft?.fields ?? {}).join(' ');
  useEffect(() => {
    const changes = listChanges(saved, values);
    if (slot === undefined) return Object.keys(changes).length > 0 ? holdReload() : undefined;
    const kept = Object.entries(changes).filter(([name]) => names.split(' ').includes(name));
    return slot.save(Object.fromEntries(kept)) ? undefined : holdReload();
  }, [slot, names, saved, values]);
}
