import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isBetweenPrintEvents = false;

const isPrinting = () => isBetweenPrintEvents || window.matchMedia('print').matches;

const subscribe = (onChange: () => void) => {
  const query = window.matchMedia('print');
  // The browser takes its picture as soon as the handler returns: the whole list must stand by then.
  const handleChange = () => flushSync(onChange);
  const handleBefore = () => {
    isBetweenPrintEvents = true;
    handleChange();
  };
  const handleAfter = () => {
    isBetweenPrintEvents = false;
    handleChange();
  };
  query.addEventListener('change', handleChange);
  window.addEventListener('beforeprint', handleBefore);
  window.addEventListener('afterprint', handleAfter);
  return () => {
    query.removeEventListener('change', handleChange);
    window.removeEventListener('beforeprint', handleBefore);
    window.removeEventListener('afterprint', handleAfter);
  };
};

/** Whether the page is being put on paper (or shown as it would be). */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, isPrinting, () => false);
