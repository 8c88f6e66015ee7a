import type { ReactNode } from 'react';
import { useHeldReload } from '../drafts/use-held-reload.ts';
import { ConfirmLeave } from '../routing/ConfirmLeave.tsx';
import { useConfirmClose } from './use-confirm-close.tsx';

type TickedChoiceOptions = {
  /** Something is ticked that closing would lose. */
  isTicked: boolean;
  /** What will be lost, a sentence. */
  perte: string;
  onClose: () => void;
};

/** A dialog whose ticks are never stored: what closes it, the questions before they would be lost, also by the browser's back button, and no loading of the page anew over them. */
export function useTickedChoice({ isTicked, perte, onClose }: TickedChoiceOptions): {
  close: () => void;
  questions: ReactNode;
} {
  useHeldReload(isTicked);
  const { close, question } = useConfirmClose({
    isDirty: isTicked,
    onClose,
    perte,
    cancelLabel: 'Reprendre le choix',
  });
  return {
    close,
    questions: (
      <>
        {question}
        <ConfirmLeave
          shouldAsk={() => isTicked}
          title="Fermer sans enregistrer&#8239;?"
          confirmLabel="Fermer sans enregistrer"
          onLeave={onClose}
        >
          {perte}
        </ConfirmLeave>
      </>
    ),
  };
}
