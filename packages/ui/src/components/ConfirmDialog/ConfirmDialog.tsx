import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

type Press = { target: Element };

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
  /** A third answer, which loses nothing: it is then the main button. Runs as `onConfirm` does. */
  alternative?: { label: string; onPress: () => void | Promise<unknown> };
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Answered already: its buttons can still be pressed while it fades. */
const isFading = ({ target }: Press) => target.closest('[data-exiting]') !== null;

const CONFIRM_VARIANT = { default: 'primary', danger: 'danger', beside: 'secondary' } as const;

/** Asks before an action that is hard to take back; Escape and the cancel button change nothing. */
export function ConfirmDialog({
  children,
  confirmLabel = 'Confirmer',
  cancelLabel = 'Retour',
  tone = 'default',
  onConfirm,
  pendingText = 'Veuillez patienter…',
  alternative,
  ...dialogProps
}: ConfirmDialogProps) {
  const [pending, setPending] = useState<'confirm' | 'alternative' | null>(null);
  const isPending = pending !== null;
  const run = async (answer: 'confirm' | 'alternative', close: () => void, press: Press) => {
    if (isFading(press)) return;
    const result = answer === 'confirm' ? onConfirm() : alternative?.onPress();
    if (result === undefined) return close();
    setPending(answer);
    try {
      await result;
      close();
    } catch {
      // The caller has told the user; the dialog stays, so that another try is one press away.
    } finally {
      setPending(null);
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
            variant={CONFIRM_VARIANT[alternative === undefined ? tone : 'beside']}
            isPending={pending === 'confirm'}
            isDisabled={pending === 'alternative'}
            pendingText={pendingText}
            onPress={(press) => void run('confirm', close, press)}
          >
            {confirmLabel}
          </Button>
          {alternative !== undefined && (
            <Button
              isPending={pending === 'alternative'}
              isDisabled={pending === 'confirm'}
              pendingText={pendingText}
              onPress={(press) => void run('alternative', close, press)}
            >
              {alternative.label}
            </Button>
          )}
        </>
      )}
    />
  );
}
