import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ActionForm, type ActionFormProps } from './ActionForm.tsx';

export interface ActionDialogProps extends ActionFormProps {
  isOpen: boolean;
  isNew: boolean;
}

/** The dialog of a preventive action. `onCancel` also comes from Escape, the close button and a press outside. */
export function ActionDialog({ isOpen, isNew, ...formProps }: ActionDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) formProps.onCancel();
      }}
      title={isNew ? 'Ajouter une action préventive' : "Modifier l'action préventive"}
    >
      <ActionForm {...formProps} />
    </Dialog>
  );
}
