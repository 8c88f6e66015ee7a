import { ConfirmLeave } from '../routing/ConfirmLeave.tsx';
import { useDuerpAutosave } from './use-edit-duerp.ts';

/** Leaving the document while a save fails asks first; the edits stay on the device in any case. */
export function LeaveWithUnsaved({ duerpId }: { duerpId: string }) {
  const { state } = useDuerpAutosave(duerpId);
  const isFailing = state.kind === 'retrying' || state.kind === 'refused';
  return (
    <ConfirmLeave
      shouldAsk={(pathname) => isFailing && !pathname.startsWith(`/duerps/${duerpId}`)}
      title="Quitter sans avoir tout enregistré&#8239;?"
      confirmLabel="Quitter"
    >
      Vos dernières modifications n'ont pas encore pu être enregistrées. Elles sont gardées sur cet appareil
      et seront envoyées dès que possible.
    </ConfirmLeave>
  );
}
