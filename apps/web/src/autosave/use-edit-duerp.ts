import type { DuerpDocument } from '@odu/api-contract';
import { useCallback, useSyncExternalStore } from 'react';
import { duerpKeys } from '../queries/keys.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import { listDeletedItems } from './draft-items.ts';
import type { EditorWrite } from './editor-write.ts';

/** Makes a write from the document as it is at that moment, or null when there is nothing to write. */
export type MakeWrite = (document: DuerpDocument) => EditorWrite | null;

type EditOptions = { isDebounced?: boolean };

/** Edits a DUERP: the page shows the edit at once, the save queue sends it, the drafts of what it deletes are forgotten. */
export function editDuerp(
  { autosaves, drafts, queryClient }: Omit<Workspace, 'release'>,
  duerpId: string,
  makeWrite: MakeWrite,
  options?: EditOptions,
): void {
  const queryKey = duerpKeys.detail(duerpId);
  const before = queryClient.getQueryData<DuerpDocument>(queryKey);
  const write = before === undefined ? null : makeWrite(before);
  if (before === undefined || write === null) return;
  autosaves.edit(duerpId, write, options);
  const after = queryClient.getQueryData<DuerpDocument>(queryKey) ?? before;
  for (const item of listDeletedItems(before, after)) drafts.forget(duerpId, item);
}

/** `editDuerp` for one DUERP. */
export function useEditDuerp(duerpId: string) {
  const { autosaves, drafts, queryClient } = useWorkspace();
  return useCallback(
    (makeWrite: MakeWrite, options?: EditOptions) =>
      editDuerp({ autosaves, drafts, queryClient }, duerpId, makeWrite, options),
    [autosaves, drafts, queryClient, duerpId],
  );
}

/** The saving of a DUERP: its queue and its state, kept up to date. */
export function useDuerpAutosave(duerpId: string) {
  const { autosaves } = useWorkspace();
  const autosave = autosaves.get(duerpId);
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);
  return { autosave, state };
}
