import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Whether the content of the element is wider than the element, in every frame that is painted: from the first one, and when either changes. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    let wasScrollable = false;
    // Called before the frame is painted, once it is laid out: to ask here and now would lay out a page that is not whole yet.
    const observer = new ResizeObserver(() => {
      const isNow = element.scrollWidth > element.clientWidth;
      if (isNow === wasScrollable) return;
      wasScrollable = isNow;
      // Left to React's scheduler, the answer would come after the frame that the observer still holds.
      flushSync(() => setIsScrollable(isNow));
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}
