import { lazy, Suspense } from 'react';
import { useDuerpAutosave } from './use-edit-duerp.ts';

const ConflictChoice = lazy(() => import('./ConflictChoice.tsx'));

/** Asks what to keep when another page changed the document meanwhile. */
export function ConflictDialog({ duerpId }: { duerpId: string }) {
  const { autosave, state } = useDuerpAutosave(duerpId);
  if (state.kind !== 'conflict') return null;
  return (
    <Suspense>
      <ConflictChoice autosave={autosave} server={state.server} />
    </Suspense>
  );
}
