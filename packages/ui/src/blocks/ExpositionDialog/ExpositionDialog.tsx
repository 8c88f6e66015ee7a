import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ExpositionForm, type ExpositionFormProps } from './ExpositionForm.tsx';

export interface ExpositionDialogProps extends ExpositionFormProps {
  isOpen: boolean;
  /** The name of the unit. */
  unite: string;
}

/** The dialog of who works in a unit. `onCancel` also comes from Escape, the close button and a press outside. */
export function ExpositionDialog({ isOpen, unite, ...formProps }: ExpositionDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) formProps.onCancel();
      }}
      title="Qui travaille dans cette unité"
      description={unite}
    >
      <ExpositionForm {...formProps} />
    </Dialog>
  );
}
