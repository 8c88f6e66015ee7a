import { startTransition, useEffect, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Paper has all of it, however far the drawing is. */
let isPrinted = false;

/**
 * Makes a hook that tells how many of so many parts are drawn. Where the page asks for it, the first at once and each other one
 * when the one before stands, so that a long page does not hold the thread for all of itself when it comes; else all of them.
 * After a first time they are all drawn at once: whoever comes back finds the place where they were.
 */
export function drawnInParts(): (count: number, isInParts: boolean) => number {
  let wasWhole = false;
  return (count, isInParts) => {
    const [drawn, setDrawn] = useState(!isInParts || wasWhole || isPrinted || count <= 1 ? Infinity : 1);
    const isWhole = !isInParts || drawn >= count;
    useLayoutEffect(() => {
      if (isWhole) return;
      const drawAll = () => {
        isPrinted = true;
        flushSync(() => setDrawn(Infinity));
      };
      addEventListener('beforeprint', drawAll);
      return () => removeEventListener('beforeprint', drawAll);
    }, [isWhole]);
    useEffect(() => {
      if (!isWhole) startTransition(() => setDrawn(drawn + 1 < count ? drawn + 1 : Infinity));
      else if (isInParts) wasWhole = true;
    }, [drawn, count, isWhole, isInParts]);
    return isWhole ? count : drawn;
  };
}
