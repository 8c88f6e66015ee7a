import { useMemo } from 'react';
import { useWorkspace } from '../workspace/workspace-context.tsx';
import type { DraftSlot } from './draft-store.ts';

/** The place of one draft of the signed-in account. */
export function useDraftSlot(scope: string, item: string): DraftSlot {
  const { drafts } = useWorkspace();
  return useMemo(() => drafts.at(scope, item), [drafts, scope, item]);
}
