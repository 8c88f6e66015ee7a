import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a list from which an item is taken away: after `expectRemoval()`, a smaller `count` brings the
 * focus to `ref` (a heading with tabIndex -1), for the button that was pressed has gone with its item.
 */
export const useFocusAfterRemoval = <Target extends HTMLElement>(
  count: number,
): { ref: RefObject<Target | null>; expectRemoval: () => void } => {
  const ref = useRef<Target>(null);
  const lastCount = useRef(count);
  const isExpected = useRef(false);
  useEffect(() => {
    if (isExpected.current && count < lastCount.current) {
      isExpected.current = false;
      ref.current?.focus();
    }
    lastCount.current = count;
  }, [count]);
  return {
    ref,
    expectRemoval: () => {
      isExpected.current = true;
    },
  };
};
