import { NBSP } from '@odu/domain';
import { ConfirmLeave } from '../../routing/ConfirmLeave.tsx';
import * as links from '../../routing/links.ts';
import { PRODUCT_NAME } from '../../routing/use-page-title.ts';
import type { SaveState } from '../queue/save-state.ts';
import { useDuerpAutosave } from '../use-edit-duerp.ts';

const describeUnsaved = ({ kind }: SaveState, isKept: boolean): string => {
  const isSentLater = kind === 'saving' || kind === 'retrying';
  if (!isKept)
    return `Vos dernières modifications n'ont pas encore pu être enregistrées, et cet appareil n'a plus de place pour les garder${NBSP}: laissez ${PRODUCT_NAME} ouvert dans cet onglet jusqu'à ce qu'elles le soient.`;
  return isSentLater
    ? "Vos dernières modifications n'ont pas encore pu être enregistrées. Elles sont gardées sur cet appareil et seront envoyées dès que possible."
    : "Vos dernières modifications n'ont pas pu être enregistrées. Elles sont gardées sur cet appareil jusqu'à ce que vous décidiez ce qu'elles deviennent.";
};

/** Leaving the document while a save fails asks first; the edits stay on the device in any case. */
export function LeaveWithUnsaved({ duerpId }: { duerpId: string }) {
  const { autosave, state, isKept } = useDuerpAutosave(duerpId);
  // Asked of the queue itself: it is closed, and the page left, in one go when the session ends.
  const isFailing = () =>
    ['retrying', 'refused', 'unreadable', 'conflict'].includes(autosave.getState().kind);
  return (
    <ConfirmLeave
      shouldAsk={(pathname) => isFailing() && !pathname.startsWith(links.duerp(duerpId))}
      title="Quitter sans avoir tout enregistré&#8239;?"
      confirmLabel="Quitter"
    >
      {describeUnsaved(state, isKept)}
    </ConfirmLeave>
  );
}
