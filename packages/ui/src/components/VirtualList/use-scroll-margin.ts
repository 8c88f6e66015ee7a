import { useLayoutEffect, useState, type RefObject } from 'react';

/** Where the last list that scrolled with its page stood: the next one stands there nearly always. */
let lastMargin: number | null = null;

/**
 * How far under the top of the page the list stands, in px: what was true of the last one until the page is laid out. Where the
 * page is scrolled into the list it is asked at once: rows believed to stand over what is in sight would move it when they are measured.
 */
export const useScrollMargin = (listRef: RefObject<HTMLUListElement | null>): number => {
  const [guess] = useState(() => (lastMargin === null || window.scrollY > lastMargin ? null : lastMargin));
  const [scrollMargin, setScrollMargin] = useState(guess ?? 0);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (list === null) return;
    const measure = () => {
      lastMargin = Math.round(list.getBoundingClientRect().top + window.scrollY);
      setScrollMargin(lastMargin);
    };
    if (guess === null) measure();
    // What stands above the list may grow: an alert that appears, a filter that opens. It tells first how it is now.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [listRef, guess]);
  return scrollMargin;
};
