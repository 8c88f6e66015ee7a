import type { DuerpDocument, UniteDeTravail } from '@odu/api-contract';
import { describeDeletion } from '@odu/domain';
import type { Edition } from '@odu/domain';
import { useCallback, useSyncExternalStore } from 'react';
import { duerpKeys } from '../queries/calls/keys.ts';
import { notify } from '../toast/notify.ts';
import type { Workspace } from '../workspace/create-workspace.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** How long a deletion can be taken back where it is told. */
export const UNDO_DELETION_MS = 10_000;

/** Edits a DUERP: the page shows the edit at once, the save queue sends it, a deletion can be taken back for 10 s. `unite` is what a dialog showed. False when there is no document to edit: nothing is kept. */
export function editDuerp(
  { histories, queryClient }: Pick<Workspace, 'histories' | 'queryClient'>,
  duerpId: string,
  edition: Edition | null,
  unite?: UniteDeTravail,
): boolean {
  if (queryClient.getQueryData<DuerpDocument>(duerpKeys.detail(duerpId)) === undefined) return false;
  const intent = edition && histories.edit(duerpId, edition, unite);
  if (intent === null) return true;
  const message = describeDeletion(intent);
  if (message === null) return true;
  notify({
    kind: 'info',
    message,
    topic: intent.id,
    durationMs: UNDO_DELETION_MS,
    action: { label: 'Annuler', onPress: () => histories.undoOne(duerpId, [intent.id]) },
  });
  return true;
}

/** `editDuerp` for one DUERP. */
export function useEditDuerp(duerpId: string) {
  const { histories, queryClient } = useWorkspace();
  return useCallback(
    (edition: Edition | null, unite?: UniteDeTravail) =>
      editDuerp({ histories, queryClient }, duerpId, edition, unite),
    [histories, queryClient, duerpId],
  );
}

/** The saving of a DUERP: its queue and its state, kept up to date. */
export function useDuerpAutosave(duerpId: string) {
  const { autosaves } = useWorkspace();
  const autosave = autosaves.get(duerpId);
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);
  const isKept = useSyncExternalStore(autosave.subscribe, autosave.isKept);
  return { autosave, state, isKept };
}

/** What can be taken back and done again in a DUERP, kept up to date. */
export function useEditHistory(duerpId: string) {
  const { histories } = useWorkspace();
  const history = useSyncExternalStore(histories.subscribe, () => histories.get(duerpId));
  const undo = useCallback(() => histories.undo(duerpId), [histories, duerpId]);
  const redo = useCallback(() => histories.redo(duerpId), [histories, duerpId]);
  const undone = history.past.at(-1)?.text ?? null;
  const redone = history.future.at(-1)?.text ?? null;
  return { undone, redone, undo, redo };
}
