import { useEffect, useRef, type RefObject } from 'react';

const FOCUSABLE = 'button:not(:disabled), [href]';

/**
 * Gives the focus to the first button or link of the row that `key` names (null for none), when the key becomes this one:
 * a list that is mounted with a key leaves the focus where it is. `index` is the row's place in the list (-1 when it is
 * not there); `reveal` mounts a row that is out of sight, and the row takes the focus in the rendering in which it is there.
 */
export const useRowToFocus = (
  listRef: RefObject<HTMLUListElement | null>,
  key: string | null,
  index: number,
  reveal?: (index: number) => void,
): void => {
  const lastKey = useRef(key);
  const isWaiting = useRef(false);
  useEffect(() => {
    const findRow = () => listRef.current?.querySelector(`:scope > [data-index="${index}"]`) ?? null;
    if (key !== lastKey.current) {
      lastKey.current = key;
      isWaiting.current = index !== -1;
      if (isWaiting.current && findRow() === null) reveal?.(index);
    }
    if (!isWaiting.current) return;
    const target = findRow()?.querySelector<HTMLElement>(FOCUSABLE);
    if (!target) return;
    isWaiting.current = false;
    target.focus();
  });
};
