import type { Edition } from '@odu/domain';
import { useCallback } from 'react';
import { useWorkspace } from '../workspace/workspace-context.tsx';

/** Several edits of one DUERP that one « Annuler » takes back, told by `text` there; how many were made. */
export function useEditTogether(duerpId: string) {
  const { histories } = useWorkspace();
  return useCallback(
    (editions: readonly Edition[], text: string): number =>
      histories.editTogether(duerpId, editions, text)?.length ?? 0,
    [histories, duerpId],
  );
}
