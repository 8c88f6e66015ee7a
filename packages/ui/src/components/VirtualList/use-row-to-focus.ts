import { useEffect, useRef, type RefCallback } from 'react';

const FOCUSABLE = 'button:not(:disabled), [href]';

/**
 * Gives the focus to the first button or link of the row at `index` (-1 for none) when the index becomes this one;
 * `reveal` mounts a row that is out of sight. The row takes the focus in the rendering in which it is there.
 */
export const useRowToFocus = (
  index: number,
  reveal?: (index: number) => void,
): { rowRef: (index: number) => RefCallback<HTMLElement> } => {
  const rows = useRef(new Map<number, HTMLElement>());
  const waiting = useRef(-1);
  const lastIndex = useRef(-1);
  useEffect(() => {
    if (index !== lastIndex.current) {
      lastIndex.current = index;
      waiting.current = index;
      if (index !== -1 && !rows.current.has(index)) reveal?.(index);
    }
    const target = rows.current.get(waiting.current)?.querySelector<HTMLElement>(FOCUSABLE);
    if (!target) return;
    waiting.current = -1;
    target.focus();
  });
  return {
    rowRef: (rowIndex) => (row) => {
      if (row === null) rows.current.delete(rowIndex);
      else rows.current.set(rowIndex, row);
    },
  };
};
