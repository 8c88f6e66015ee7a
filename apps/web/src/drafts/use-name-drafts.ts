import type { NameDraft } from '@odu/ui';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { isText, pickDraft } from './draft-changes.ts';

const FIELDS = { nom: isText };

/** Keeps the names that are typed in place in a DUERP, by item (`draft-items.ts`). */
export function useNameDrafts(duerpId: string): (item: string) => NameDraft {
  const { drafts } = useWorkspace();
  return (item) => ({
    read: () => {
      const { base, values } = pickDraft(FIELDS, drafts.read(duerpId, item));
      const { nom: text = '' } = values;
      return text === '' ? null : { text, ...(base.nom !== undefined && { seen: base.nom }) };
    },
    save: (text, seen) =>
      void drafts.save(duerpId, item, text === '' ? {} : { base: { nom: seen }, values: { nom: text } }),
  });
}
