import type { DuerpDocument } from '@odu/api-contract';
import { useCallback, useSyncExternalStore } from 'react';
import { duerpKeys } from '../queries/keys.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import type { EditorWrite } from './editor-write.ts';

/** Makes a write from the document as it is at that moment, or null when there is nothing to write. */
export type MakeWrite = (document: DuerpDocument) => EditorWrite | null;

/** Edits a DUERP: the page shows the edit at once, the save queue sends it. */
export function useEditDuerp(duerpId: string) {
  const { autosaves, queryClient } = useWorkspace();
  return useCallback(
    (makeWrite: MakeWrite, options?: { isDebounced?: boolean }) => {
      const document = queryClient.getQueryData<DuerpDocument>(duerpKeys.detail(duerpId));
      const write = document === undefined ? null : makeWrite(document);
      if (write !== null) autosaves.edit(duerpId, write, options);
    },
    [autosaves, queryClient, duerpId],
  );
}

/** The saving of a DUERP: its queue and its state, kept up to date. */
export function useDuerpAutosave(duerpId: string) {
  const { autosaves } = useWorkspace();
  const autosave = autosaves.get(duerpId);
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);
  return { autosave, state };
}
