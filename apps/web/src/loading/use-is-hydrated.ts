import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in a page rendered at build and in its first render in the browser, which must be the same; true from then on. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
