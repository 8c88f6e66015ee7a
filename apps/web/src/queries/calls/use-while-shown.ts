import { useEffect, useRef } from 'react';

/** Says whether the screen still stands: to be asked once its call is answered. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return () => isShown.current;
}

/**
 * What a call's screen does once it is answered, usually to leave for what was made; nothing if that screen was left meanwhile:
 * a late answer takes nobody from where they are now.
 */
export function useWhileShown<Args extends unknown[]>(act: (...args: Args) => Promise<void>) {
  const isShown = useIsShown();
  return async (...args: Args): Promise<void> => {
    if (isShown()) await act(...args);
  };
}
