import { ConfirmDialog } from '@odu/ui';
import { useBlocker } from '@tanstack/react-router';

/** Asks before a form with unsaved changes is left, by a link, a step or the browser. */
export function UnsavedPrompt({ isDirty }: { isDirty: boolean }) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty,
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title="Modifications non sauvegardées"
      confirmLabel="Continuer"
      cancelLabel="Rester"
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      Vous avez des modifications non sauvegardées. Voulez-vous continuer quand même&#8239;?
    </ConfirmDialog>
  );
}
