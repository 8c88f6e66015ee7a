import { startTransition, useEffect, useState } from 'react';

/**
 * Makes a hook that tells how many of so many parts are drawn: the first at once, each other one when the one before stands, so
 * that a long page does not hold the thread for all of itself when it comes. After a first time they are all drawn at once:
 * whoever comes back finds the place where they were.
 */
export function drawnInParts(): (count: number) => number {
  let wasWhole = false;
  return (count) => {
    const [drawn, setDrawn] = useState(wasWhole ? count : 1);
    useEffect(() => {
      if (drawn < count) startTransition(() => setDrawn(drawn + 1));
      else wasWhole = true;
    }, [drawn, count]);
    return Math.min(drawn, count);
  };
}
