import { ConfirmDialog } from '@odu/ui';
import type { ReactNode } from 'react';

type LeaveDialogProps = {
  isOpen: boolean;
  title: string;
  confirmLabel: string;
  onLeave: () => void;
  onStay: () => void;
  children: ReactNode;
};

/** Asks whether to leave the screen. */
export default function LeaveDialog({ onLeave, onStay, ...props }: LeaveDialogProps) {
  return (
    <ConfirmDialog
      {...props}
      cancelLabel="Rester"
      onConfirm={onLeave}
      onOpenChange={(isOpen) => !isOpen && onStay()}
    />
  );
}
