import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  /** The question itself. */
  title: ReactNode;
  /** What will happen, and what will not. */
  children?: ReactNode;
  confirmLabel?: string;
  cancelLabel?: string;
  /** `danger` when something is lost. */
  tone?: 'default' | 'danger';
  /** While its promise runs the dialog waits; it closes once fulfilled and stays when refused (the caller says why). */
  onConfirm: () => void | Promise<unknown>;
  pendingText?: string;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Asks before an action that is hard to take back; Escape and the cancel button change nothing. */
export function ConfirmDialog({
  children,
  confirmLabel = 'Confirmer',
  cancelLabel = 'Retour',
  tone = 'default',
  onConfirm,
  pendingText = 'Veuillez patienter…',
  ...dialogProps
}: ConfirmDialogProps) {
  const [isPending, setIsPending] = useState(false);
  const handleConfirm = async (close: () => void) => {
    const result = onConfirm();
    if (result === undefined) return close();
    setIsPending(true);
    try {
      await result;
      close();
    } catch {
      // The caller has told the user; the dialog stays, so that another try is one press away.
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Dialog
      {...dialogProps}
      size="small"
      role="alertdialog"
      isDismissable={!isPending}
      description={children}
      actions={({ close }) => (
        <>
          <Button variant="secondary" onPress={close} isDisabled={isPending}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone === 'danger' ? 'danger' : 'primary'}
            isPending={isPending}
            pendingText={pendingText}
            onPress={() => void handleConfirm(close)}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    />
  );
}
