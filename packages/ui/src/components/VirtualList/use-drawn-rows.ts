import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { startTransition, useRef, useState } from 'react';

/** Rows out of sight that are drawn on each side of those in sight. */
export const OVERSCAN = 4;

type List<Scroller extends Element | Window> = Pick<
  Virtualizer<Scroller, Element>,
  'range' | 'getVirtualItems'
>;

/**
 * Which rows of a long list are drawn: those in sight, some on each side of them, and the row that holds the focus with its
 * neighbours, to which the next key may lead, wherever the list is scrolled to. Of items that have just come the rows in sight
 * and these are drawn first, and the others once they stand: all of them were one long task for each letter of a search.
 */
export function useDrawnRows<Item>(items: readonly Item[], keyAt: (index: number) => string | number) {
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const [wholeItems, setWholeItems] = useState<readonly Item[]>();
  const standing = useRef<ReadonlySet<unknown>>(new Set());

  const isAtFocus = (index: number) => focusedIndex !== undefined && Math.abs(index - focusedIndex) <= 1;

  const listWanted = (range: Range): number[] => {
    const indexes = defaultRangeExtractor(range);
    if (focusedIndex === undefined) return indexes;
    const around = [focusedIndex - 1, focusedIndex, focusedIndex + 1].filter(
      (index) => index >= 0 && index < range.count,
    );
    return [...new Set([...indexes, ...around])].toSorted((first, second) => first - second);
  };

  const rangeExtractor = (range: Range): number[] => {
    const wanted = listWanted(range);
    if (wholeItems === items) return wanted;
    const isInSight = (index: number) => index >= range.startIndex && index <= range.endIndex;
    return wanted.filter(
      (index) => isInSight(index) || isAtFocus(index) || standing.current.has(keyAt(index)),
    );
  };

  /** To be told of each drawing of the list, once it stands. */
  const handleDrawn = <Scroller extends Element | Window>({
    range,
    getVirtualItems,
  }: List<Scroller>): void => {
    const rows = getVirtualItems();
    standing.current = new Set(rows.map(({ key }) => key));
    if (wholeItems === items || range === null) return;
    const wanted = listWanted({ ...range, overscan: OVERSCAN, count: items.length });
    if (rows.length < wanted.length) startTransition(() => setWholeItems(items));
  };

  return { rangeExtractor, setFocusedIndex, handleDrawn };
}
