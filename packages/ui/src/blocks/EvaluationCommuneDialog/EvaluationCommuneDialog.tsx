import { formatPluriel } from '@odu/domain';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { EvaluationCommuneForm, type EvaluationCommuneFormProps } from './EvaluationCommuneForm.tsx';

export interface EvaluationCommuneDialogProps extends EvaluationCommuneFormProps {
  isOpen: boolean;
}

/** The dialog that asks for notes that several risks have in common. */
export function EvaluationCommuneDialog({ isOpen, ...form }: EvaluationCommuneDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) form.onCancel();
      }}
      title={`Évaluer ${formatPluriel(form.count, 'risque')}`}
      description="Chaque risque coché reçoit les notes choisies ici. Un critère laissé sans choix garde la sienne."
    >
      <EvaluationCommuneForm {...form} />
    </Dialog>
  );
}
