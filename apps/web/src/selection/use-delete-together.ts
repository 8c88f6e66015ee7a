import type { Edition } from '@odu/domain';
import { useCallback } from 'react';
import { UNDO_DELETION_MS } from '../autosave/use-edit-duerp.ts';
import { notify } from '../toast/notify.ts';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** Deletes in several units at once, told by `message` beside what takes all of it back; `text` is what « Annuler » says of it. */
export function useDeleteTogether(duerpId: string) {
  const { histories } = useWorkspace();
  return useCallback(
    (editions: readonly Edition[], text: string, message: string): void => {
      const intents = histories.editTogether(duerpId, editions, text);
      if (intents === null) return;
      const intentIds = intents.map(({ id }) => id);
      notify({
        kind: 'info',
        message,
        topic: intentIds[0] ?? '',
        durationMs: UNDO_DELETION_MS,
        action: { label: 'Annuler', onPress: () => histories.undoOne(duerpId, intentIds) },
      });
    },
    [histories, duerpId],
  );
}
