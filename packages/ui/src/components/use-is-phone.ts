import { useSyncExternalStore } from 'react';
import { BREAKPOINT } from '../theme/breakpoint.ts';

const QUERY = `screen and (max-width: ${BREAKPOINT.phone})`;

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia(QUERY);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the screen is as narrow as a phone's, where dialogs fill it: for what is another thing there, not another look. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(QUERY).matches,
    () => false,
  );
