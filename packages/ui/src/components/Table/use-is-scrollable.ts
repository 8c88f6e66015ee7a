import { useLayoutEffect, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';

/** Whether the content of the element is wider than the element, in every frame that is painted: from the first one, and when either changes. */
export function useIsScrollable(ref: RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setIsScrollable(element.scrollWidth > element.clientWidth);
    measure();
    // Left to React's scheduler, the answer would come after the frame that the observer still holds.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return isScrollable;
}
