import { lazyPart } from '../loading/lazy-part.tsx';
import { useDuerpAutosave } from './use-edit-duerp.ts';

const ConflictChoice = lazyPart(() => import('./ConflictChoice.tsx'), { isFetchedAhead: true });

/** Asks what to keep when another page changed the document meanwhile. */
export function ConflictDialog({ duerpId }: { duerpId: string }) {
  const { autosave, state } = useDuerpAutosave(duerpId);
  if (state.kind !== 'conflict') return null;
  return <ConflictChoice autosave={autosave} server={state.server} />;
}
