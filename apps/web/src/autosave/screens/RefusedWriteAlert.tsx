import { lazyPart } from '../../loading/lazy-part.tsx';
import { windowGone } from '../../loading/window-gone.tsx';
import { useDuerpAutosave } from '../use-edit-duerp.ts';

// Seldom needed, and on each page of a document.
const RefusedEdits = lazyPart<{ duerpId: string; isAsked: boolean }>(() => import('./RefusedEdits.tsx'), {
  isFetchedAhead: true,
  isShown: ({ isAsked }) => isAsked,
  failure: ({ isAsked }) =>
    isAsked && windowGone("Vos dernières modifications n'ont pas pu être enregistrées"),
});

/** Edits of a DUERP that the server will not take, or that cannot be read: why, what is kept, and the ways out. */
export function RefusedWriteAlert({ duerpId }: { duerpId: string }) {
  const { state } = useDuerpAutosave(duerpId);
  return <RefusedEdits duerpId={duerpId} isAsked={state.kind === 'refused' || state.kind === 'unreadable'} />;
}
