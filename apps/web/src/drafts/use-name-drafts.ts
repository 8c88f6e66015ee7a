import type { NameDraft } from '@odu/ui';
import { useEffect, useState } from 'react';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { isText, pickDraft } from './draft-changes.ts';
import { createHolds } from './hold-reload.ts';

const FIELDS = { nom: isText };

/** Keeps the names that are typed in place in a DUERP, by item (`draft-items.ts`); what cannot be kept holds the page instead. */
export function useNameDrafts(duerpId: string): (item: string) => NameDraft {
  const { drafts } = useWorkspace();
  const [holds] = useState(createHolds);
  useEffect(() => holds.clear, [holds]);
  return (item) => ({
    read: () => {
      const { base, values } = pickDraft(FIELDS, drafts.read(duerpId, item));
      const { nom: text = '' } = values;
      return text === '' ? null : { text, ...(base.nom !== undefined && { seen: base.nom }) };
    },
    save: (text, seen) => {
      const draft = text === '' ? {} : { base: { nom: seen }, values: { nom: text } };
      holds.set(item, !drafts.save(duerpId, item, draft) && text !== '');
    },
  });
}
