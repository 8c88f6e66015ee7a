import { ConfirmDialog } from '@odu/ui';
import type { ReactNode } from 'react';

type LeaveDialogProps = {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  onLeave: () => void;
  onStay: () => void;
  /** Saves what would be lost, then leaves. */
  onSave?: (() => Promise<void>) | undefined;
  children: ReactNode;
};

/** Asks whether to leave the screen. */
export default function LeaveDialog({ onLeave, onStay, onSave, ...props }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      cancelLabel="Rester"
      onConfirm={onLeave}
      pendingText="Enregistrement…"
      {...(onSave !== undefined && {
        alternative: { label: 'Enregistrer et continuer', onPress: onSave },
      })}
      onOpenChange={(isOpen) => !isOpen && onStay()}
    />
  );
}
