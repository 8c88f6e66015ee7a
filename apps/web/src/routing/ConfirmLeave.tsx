import { ConfirmDialog } from '@odu/ui';
import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';

type ConfirmLeaveProps = {
  /** Whether going to this path must be confirmed. */
  shouldAsk: (pathname: string) => boolean;
  /** The browser asks too, before the page is closed or loaded again. */
  warnsOnUnload?: boolean;
  title: string;
  confirmLabel: string;
  children: ReactNode;
};

/** Asks before the screen is left by a link, a step or the browser's back button. */
export function ConfirmLeave({
  shouldAsk,
  warnsOnUnload = false,
  title,
  confirmLabel,
  children,
}: ConfirmLeaveProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => shouldAsk(next.pathname),
    enableBeforeUnload: warnsOnUnload,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={blocker.status === 'blocked'}
      title={title}
      confirmLabel={confirmLabel}
      cancelLabel="Rester"
      onConfirm={() => blocker.proceed?.()}
      onOpenChange={(isOpen) => !isOpen && blocker.reset?.()}
    >
      {children}
    </ConfirmDialog>
  );
}
