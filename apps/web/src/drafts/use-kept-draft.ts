import { useEffect, useRef } from 'react';
import { joinStored, listChanges, listStored, pickDraft, pickFields } from './draft-changes.ts';
import type { Draft, SomeDraftFields } from './draft-changes.ts';
import type { DraftSlot } from './draft-store.ts';
import { holdReload } from './hold-reload.ts';

/** Where a form keeps what is typed in it, and which of its fields it keeps. */
export type FormDraft<Values> = { readonly slot: DraftSlot; readonly fields: SomeDraftFields<Values> };

/** What was typed and not saved, as far as it differs from what is saved by now, and what each field said when it was typed. */
export function readFormDraft<Values extends object>(
  draft: FormDraft<Values> | undefined,
  saved: Values,
): Draft<Values> {
  if (draft === undefined) return { base: {}, values: {} };
  const { base, values } = pickDraft(draft.fields, draft.slot.read());
  const changed = listChanges(saved, { ...saved, ...values });
  const names = Object.keys(changed).filter((name) => name in base);
  return { base: pickFields(base, names), values: changed };
}

/** What a form is compared with: what is saved by now, and what each field said when the user began to change it. */
export type FormBase<Values> = { readonly saved: Values; readonly seen: Values };

/** What became of what is typed. */
export type KeptDraft = {
  /** Whether the device holds it: a full storage does not. */
  readonly isKept: () => boolean;
  /** Forgets it, and leaves what another tab types in other fields of the same item. */
  readonly forget: () => void;
};

/** Keeps what is typed and not saved on the device; what cannot be kept there holds the page instead. */
export function useKeptDraft<Values extends object>(
  draft: FormDraft<Values> | undefined,
  { saved, seen }: FormBase<Values>,
  values: Values,
): KeptDraft {
  const slot = draft?.slot;
  const names = Object.keys(draft?.fields ?? {}).join(' ');
  const mine = useRef<{ readonly slot: DraftSlot; readonly fields: Set<string> } | null>(null);
  const isKept = useRef(false);
  useEffect(() => {
    const changes = listChanges(saved, values);
    if (slot === undefined) return Object.keys(changes).length > 0 ? holdReload() : undefined;
    const kept = Object.keys(changes).filter((name) => names.split(' ').includes(name));
    const stored = slot.read();
    // What is there when the form opens it takes up, or it is over; what comes since is another tab's.
    if (mine.current?.slot !== slot) mine.current = { slot, fields: new Set(listStored(stored)) };
    const { fields } = mine.current;
    for (const name of kept) fields.add(name);
    isKept.current = slot.save(
      joinStored({ base: pickFields(seen, kept), values: pickFields(values, kept) }, stored, fields),
    );
    return isKept.current ? undefined : holdReload();
  }, [slot, names, saved, seen, values]);
  return {
    isKept: () => isKept.current,
    forget: () => {
      const fields = mine.current?.slot === slot ? mine.current?.fields : undefined;
      slot?.save(joinStored({ base: {}, values: {} }, slot.read(), fields ?? new Set(names.split(' '))));
    },
  };
}
