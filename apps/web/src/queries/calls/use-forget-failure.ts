import type { UseMutationResult } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect } from 'react';

/** Forgets the failure of an earlier try when the dialog that shows it is opened again, also one that came once it was closed. */
export function useForgetFailure(
  { isError, reset }: Pick<UseMutationResult, 'isError' | 'reset'>,
  isOpen: boolean,
): void {
  const forget = useEffectEvent(() => {
    if (isError) reset();
  });
  // Before it is drawn: an old failure would be announced.
  useLayoutEffect(() => {
    if (isOpen) forget();
  }, [isOpen]);
}
