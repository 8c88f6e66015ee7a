import { useEffect, useState } from 'react';

/** The customer's estimate of a generation, and where the bar waits for its end (specification 2, section 9). */
const ESTIMATED_MS = 12_000;
const MAX_PERCENT = 99;
const TICK_MS = 200;

/** A percentage that rises towards 99 over 12 s while `isRunning`; 0 otherwise. */
export function useEstimatedProgress(isRunning: boolean): number {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (!isRunning) return undefined;
    const start = Date.now();
    const update = () =>
      setPercent(Math.min(MAX_PERCENT, Math.floor(((Date.now() - start) / ESTIMATED_MS) * 100)));
    const timer = setInterval(update, TICK_MS);
    return () => {
      clearInterval(timer);
      setPercent(0);
    };
  }, [isRunning]);
  return percent;
}
