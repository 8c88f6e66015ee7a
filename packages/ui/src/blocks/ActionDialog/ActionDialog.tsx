import { formatPluriel } from '@odu/domain';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ActionForm, type ActionFormProps } from './ActionForm.tsx';

export interface ActionDialogProps extends ActionFormProps {
  isOpen: boolean;
  isNew: boolean;
}

const titleOf = (isNew: boolean, count: number | undefined): string => {
  if (count !== undefined) return `Ajouter une action à ${formatPluriel(count, 'risque')}`;
  return isNew ? 'Ajouter une action préventive' : "Modifier l'action préventive";
};

/** The dialog of a preventive action. `onCancel` also comes from Escape, the close button and a press outside. */
export function ActionDialog({ isOpen, isNew, ...formProps }: ActionDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(nextIsOpen) => {
        if (!nextIsOpen) formProps.onCancel();
      }}
      title={titleOf(isNew, formProps.risquesVises?.length)}
    >
      <ActionForm {...formProps} />
    </Dialog>
  );
}
