import { useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ReactNode } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { LoadFailure } from '../shell/LoadFailure.tsx';

// Seldom needed, and as heavy as the page that it guards.
const LeaveDialog = lazyPart(() => import('./LeaveDialog.tsx'), {
  isFetchedAhead: true,
  isShown: ({ isOpen }) => isOpen,
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
  /** Offers to save what the screen holds first. What `run` does not accept keeps the screen: `onRefused` then says why. */
  save?: { run: () => Promise<boolean>; onRefused: () => void };
  children: ReactNode;
};

/** Asks before the screen is left by a link, a step or the browser's back button. */
export function ConfirmLeave({
  shouldAsk,
  warnsOnUnload = false,
  title,
  confirmLabel,
  onLeave,
  save,
  children,
}: ConfirmLeaveProps) {
  const blocker = useBlocker({
    shouldBlockFn: ({ next }) => shouldAsk(next.pathname),
    enableBeforeUnload: warnsOnUnload,
    withResolver: true,
  });
  const [refusals, setRefusals] = useState(0);
  const handleRefusal = useEffectEvent(() => save?.onRefused());
  useEffect(() => {
    // react-aria gives the focus back in the next frame, which it asked for when the dialog went: the refusal has the last word.
    if (refusals > 0) requestAnimationFrame(handleRefusal);
  }, [refusals]);
  return (
    <LeaveDialog
      // Gone at once after a refusal: a dialog on its way out would take the focus from what is to be corrected.
      key={refusals}
      isOpen={blocker.status === 'blocked'}
      title={title}
      confirmLabel={confirmLabel}
      onLeave={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      onStay={() => blocker.reset?.()}
      onSave={
        save &&
        (async () => {
          if (await save.run()) return blocker.proceed?.();
          blocker.reset?.();
          // It is idle in the next microtask: until then the dialog of another key would be open, and fade.
          await Promise.resolve();
          setRefusals((count) => count + 1);
        })
      }
    >
      {children}
    </LeaveDialog>
  );
}
