import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** What had the focus when a dialog opened, by the element of the dialog. */
const openers = new WeakMap<Element, Element>();

const findFocused = () => (typeof document === 'undefined' ? null : document.activeElement);

/**
 * Gives the focus of a dialog that took the place of another (what is awaited, then what has come) back to what opened the first:
 * react-aria gives it to what had it when the second came, which is gone with the first.
 */
export function useFocusBack(ref: RefObject<Element | null>): void {
  const [focused] = useState(findFocused);
  const first = focused === null ? undefined : openers.get(focused);
  useLayoutEffect(() => {
    const opener = first ?? focused;
    if (ref.current !== null && opener !== null) openers.set(ref.current, opener);
  }, [ref, first, focused]);
  useEffect(
    () => () => {
      // After react-aria, which gives it back in a frame.
      requestAnimationFrame(() =>
        setTimeout(() => {
          const isLost = document.activeElement === null || document.activeElement === document.body;
          if (isLost && first instanceof HTMLElement && first.isConnected) first.focus();
        }),
      );
    },
    [first],
  );
}
