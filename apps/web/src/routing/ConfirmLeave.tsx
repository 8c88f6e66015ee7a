import { useBlocker } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';

// Seldom needed, and as heavy as the page that it guards.
const LeaveDialog = lazyPart(() => import('./LeaveDialog.tsx'), {
  isFetchedAhead: true,
  failure: ({ isOpen }, retry) =>
    isOpen && <LoadFailure onRetry={retry}>Cette fenêtre n'a pas pu être chargée.</LoadFailure>,
});

type ConfirmLeaveProps = {
  /** Whether going to this path must be confirmed. */
  shouldAsk: (pathname: string) => boolean;
  /** The browser asks too, before the page is closed or loaded again. */
  warnsOnUnload?: boolean;
  title: string;
  confirmLabel: string;
  /** The user leaves, and gives up what the screen holds. */
  onLeave?: () => void;
  children: ReactNode;
};

/** Asks before the screen is left by a link, a step or the browser's back button. */
export function ConfirmLeave({
  shouldAsk,
  warnsOnUnload = false,
  title,
  confirmLabel,
  onLeave,
  children,
}: ConfirmLeaveProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => shouldAsk(next.pathname),
    enableBeforeUnload: warnsOnUnload,
    withResolver: true,
  });
  return (
    <LeaveDialog
      isOpen={blocker.status === 'blocked'}
      title={title}
      confirmLabel={confirmLabel}
      onLeave={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
    >
      {children}
    </LeaveDialog>
  );
}
