import { ConfirmDialog } from '@odu/ui';
import type { ReactNode } from 'react';

type ConfirmCloseProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  cancelLabel: string;
  onConfirm: () => void;
  /** What will be lost. */
  children: ReactNode;
};

/** Asks before a dialog with unsaved changes is closed. */
export function ConfirmClose(props: ConfirmCloseProps) {
  return (
    <ConfirmDialog
      {...props}
      title="Fermer sans enregistrer&#8239;?"
      confirmLabel="Fermer sans enregistrer"
      tone="danger"
    />
  );
}
