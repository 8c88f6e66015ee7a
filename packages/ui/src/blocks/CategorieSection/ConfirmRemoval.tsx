import { NNBSP, quoteFr } from '@odu/domain';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx';

export interface ConfirmRemovalProps {
  /** « la catégorie », « le risque ». */
  what: string;
  name: string;
  onConfirm: () => void;
  onClose: () => void;
  /** What is lost with it. */
  children: ReactNode;
}

/** Asks before something of a unit is deleted with what was written in it. */
export function ConfirmRemoval({ what, name, onConfirm, onClose, children }: ConfirmRemovalProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      title={`Supprimer ${what} ${quoteFr(name)}${NNBSP}?`}
      tone="danger"
      confirmLabel="Supprimer"
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  );
}
