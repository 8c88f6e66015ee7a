import { lazyPart } from '../../loading/lazy-part.tsx';
import { ConfirmLeave } from '../../routing/ConfirmLeave.tsx';
import * as links from '../../routing/links.ts';
import { useDuerpAutosave } from '../use-edit-duerp.ts';

// As seldom shown as the question, and fetched with it.
const UnsavedEdits = lazyPart(() => import('./UnsavedEdits.tsx'), {
  isFetchedAhead: true,
  failure: () => "Vos dernières modifications n'ont pas pu être enregistrées.",
});

/** Leaving the document while a save fails asks first; the edits stay on the device in any case. */
export function LeaveWithUnsaved({ duerpId }: { duerpId: string }) {
  const { autosave, state, isKept } = useDuerpAutosave(duerpId);
  return (
    <ConfirmLeave
      // Asked of the queue itself: it is closed, and the page left, in one go when the session ends.
      shouldAsk={(pathname) => autosave.isFailing() && !pathname.startsWith(links.duerp(duerpId))}
      title="Quitter sans avoir tout enregistré&#8239;?"
      confirmLabel="Quitter"
    >
      <UnsavedEdits state={state} isKept={isKept} />
    </ConfirmLeave>
  );
}
