import { ConfirmLeave } from '../../routing/ConfirmLeave.tsx';
import * as links from '../../routing/links.ts';
import { useDuerpAutosave } from '../use-edit-duerp.ts';

/** Leaving the document while a save fails asks first; the edits stay on the device in any case. */
export function LeaveWithUnsaved({ duerpId }: { duerpId: string }) {
  const { autosave } = useDuerpAutosave(duerpId);
  // Asked of the queue itself: it is closed, and the page left, in one go when the session ends.
  const isFailing = () =>
    ['retrying', 'refused', 'unreadable', 'conflict'].includes(autosave.getState().kind);
  return (
    <ConfirmLeave
      shouldAsk={(pathname) => isFailing() && !pathname.startsWith(links.duerp(duerpId))}
      title="Quitter sans avoir tout enregistré&#8239;?"
      confirmLabel="Quitter"
    >
      Vos dernières modifications n'ont pas encore pu être enregistrées. Elles sont gardées sur cet appareil
      et seront envoyées dès que possible.
    </ConfirmLeave>
  );
}
