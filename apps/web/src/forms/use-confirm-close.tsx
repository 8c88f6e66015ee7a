import { ConfirmDialog } from '@odu/ui';
import { useState, type ReactNode } from 'react';

type ConfirmCloseOptions = {
  /** Something typed is not saved. */
  isDirty: boolean;
  /** Gives up what was kept of it, where anything is. */
  forgetDraft?: () => void;
  onClose: () => void;
  /** What will be lost, a sentence. */
  perte: string;
  cancelLabel?: string;
};

/** What closes a form's dialog, and the question that stands before it when something typed would be lost. */
export function useConfirmClose({
  isDirty,
  forgetDraft,
  onClose,
  perte,
  cancelLabel = 'Reprendre la saisie',
}: ConfirmCloseOptions): { close: () => void; question: ReactNode } {
  const [isAsking, setIsAsking] = useState(false);
  return {
    close: () => (isDirty ? setIsAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Fermer sans enregistrer&#8239;?"
        confirmLabel="Fermer sans enregistrer"
        cancelLabel={cancelLabel}
        tone="danger"
        onConfirm={() => {
          forgetDraft?.();
          onClose();
        }}
      >
        {perte}
      </ConfirmDialog>
    ),
  };
}
