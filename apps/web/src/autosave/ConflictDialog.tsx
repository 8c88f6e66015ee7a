import { useEffect } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { whenIdle } from '../loading/when-idle.ts';
import { useDuerpAutosave } from './use-edit-duerp.ts';

const ConflictChoice = lazyPart(() => import('./ConflictChoice.tsx'));

/** Asks what to keep when another page changed the document meanwhile. */
export function ConflictDialog({ duerpId }: { duerpId: string }) {
  const { autosave, state } = useDuerpAutosave(duerpId);
  useEffect(() => whenIdle(() => void ConflictChoice.preload()), []);
  if (state.kind !== 'conflict') return null;
  return <ConflictChoice autosave={autosave} server={state.server} />;
}
