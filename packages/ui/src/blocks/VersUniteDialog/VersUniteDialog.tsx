import { formatPluriel } from '@odu/domain';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { VersUniteForm, type VersUniteFormProps } from './VersUniteForm.tsx';

export interface VersUniteDialogProps extends VersUniteFormProps {
  isOpen: boolean;
  /** How many risks go there. */
  count: number;
}

/** The dialog that asks to which units risks are copied, or to which one they are moved. */
export function VersUniteDialog({ isOpen, count, ...form }: VersUniteDialogProps) {
  const isCopy = form.mode === 'copier';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) form.onCancel();
      }}
      title={`${isCopy ? 'Copier' : 'Déplacer'} ${formatPluriel(count, 'risque')}`}
      description={
        isCopy
          ? "Un risque que l'unité a déjà n'y est pas copié une deuxième fois."
          : "Les risques partent avec leur évaluation, leurs mesures et leurs actions. Un risque que l'unité a déjà reste où il est."
      }
    >
      <VersUniteForm {...form} />
    </Dialog>
  );
}
