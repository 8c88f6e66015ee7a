import { useLayoutEffect, useState } from 'react';

/**
 * Gives the focus back to what had it, in the task in which the dialog goes. react-aria does it a frame later: a dialog underneath
 * that opened half a second before would find the focus nowhere, and take it (its `useDialog` looks once, for VoiceOver).
 */
export function useFocusReturn(): void {
  const [opener] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useLayoutEffect(
    () => () =>
      queueMicrotask(() => {
        const isLost = document.activeElement === document.body;
        if (isLost && opener instanceof HTMLElement && opener.isConnected)
          opener.focus({ preventScroll: true });
      }),
    [opener],
  );
}
