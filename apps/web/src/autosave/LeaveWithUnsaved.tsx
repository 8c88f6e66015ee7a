import { ConfirmDialog } from '@odu/ui';
import { useBlocker } from '@tanstack/react-router';
import { useDuerpAutosave } from './use-edit-duerp.ts';

/** Leaving the document while a save fails asks first; the edits stay on the device in any case. */
export function LeaveWithUnsaved({ duerpId }: { duerpId: string }) {
  const { state } = useDuerpAutosave(duerpId);
  const isFailing = state.kind === 'retrying' || state.kind === 'refused';
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => isFailing && !next.pathname.startsWith(`/duerps/${duerpId}`),
    enableBeforeUnload: false,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title="Quitter sans avoir tout enregistré&#8239;?"
      confirmLabel="Quitter"
      cancelLabel="Rester"
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      Vos dernières modifications n'ont pas encore pu être enregistrées. Elles sont gardées sur cet appareil
      et seront envoyées dès que possible.
    </ConfirmDialog>
  );
}
