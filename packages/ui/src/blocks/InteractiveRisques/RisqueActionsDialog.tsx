import { useState } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { ActionsPreventivesList } from '../ActionsPreventivesList/ActionsPreventivesList.tsx';
import type { PlacedRisque } from './lay-out-risques.ts';

export interface RisqueActionsDialogProps {
  /** The risk whose actions are shown; none closes the dialog. */
  placed: PlacedRisque | undefined;
  onClose: () => void;
}

/** The preventive actions of one risk. */
export function RisqueActionsDialog({ placed, onClose }: RisqueActionsDialogProps) {
  // What stood there last stays while the dialog fades.
  const [last, setLast] = useState(placed);
  if (placed !== undefined && placed !== last) setLast(placed);
  return (
    <Dialog
      title="Actions préventives"
      description={last?.risque.displayName}
      isOpen={placed !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      actions={({ close }) => (
        <Button variant="secondary" onPress={close}>
          Fermer
        </Button>
      )}
    >
      <ActionsPreventivesList
        actions={last?.actions ?? []}
        emptyText="Aucune action préventive pour ce risque."
      />
    </Dialog>
  );
}
