import { useCallback, useEffect, useRef } from 'react';

/**
 * Gives a function that runs what it is given at once or, while a button of the mouse is down, at its release.
 * What changes the page in between may move it, and the press is then lost: a click goes to what is under both ends of it
 * (UI Events, `click`). The release has chosen its target before anybody hears of it.
 */
export function useAfterPress(): (run: () => void) => void {
  const isDown = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const runWaiting = () => {
      isDown.current = false;
      for (const run of waiting.current.splice(0)) run();
    };
    const handleDown = () => {
      // The release of the press before was not heard: the mouse had left the window.
      runWaiting();
      isDown.current = true;
    };
    const asFirst = { capture: true };
    document.addEventListener('pointerdown', handleDown, asFirst);
    document.addEventListener('pointerup', runWaiting, asFirst);
    document.addEventListener('pointercancel', runWaiting, asFirst);
    return () => {
      document.removeEventListener('pointerdown', handleDown, asFirst);
      document.removeEventListener('pointerup', runWaiting, asFirst);
      document.removeEventListener('pointercancel', runWaiting, asFirst);
      runWaiting();
    };
  }, []);
  return useCallback((run) => {
    if (isDown.current) waiting.current.push(run);
    else run();
  }, []);
}
