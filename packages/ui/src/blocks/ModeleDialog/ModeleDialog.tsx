import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ModeleForm, type ModeleFormProps } from './ModeleForm.tsx';

export interface ModeleDialogProps extends ModeleFormProps {
  isOpen: boolean;
  /** The recognised sectors, as the user reads them. */
  secteurs: readonly string[];
}

/** The units and risks of the trade, all ticked at first: what does not fit is unticked, and the rest added at once. */
export function ModeleDialog({ isOpen, secteurs, onCancel, ...form }: ModeleDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) onCancel();
      }}
      size="wide"
      title="Partir d'un modèle"
      description={
        <>
          {secteurs.join(', ')}&nbsp;: décochez ce qui n'existe pas chez vous. Rien n'est évalué&nbsp;: vous
          direz ensuite vous-même la gravité, la fréquence et la maîtrise de chaque risque.
        </>
      }
    >
      <ModeleForm {...form} onCancel={onCancel} />
    </Dialog>
  );
}
