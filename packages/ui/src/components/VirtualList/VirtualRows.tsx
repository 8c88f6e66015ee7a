import { defaultRangeExtractor, type Range, type Virtualizer } from '@tanstack/react-virtual';
import { useState, type ReactNode, type RefCallback } from 'react';
import * as styles from './VirtualList.css.ts';

/** Keeps the row that holds the focus mounted, wherever the list is scrolled to. */
export function useFocusedRow() {
  const [focusedIndex, setFocusedIndex] = useState<number>();
  const rangeExtractor = (range: Range) => {
    const indexes = defaultRangeExtractor(range);
    if (focusedIndex === undefined || focusedIndex >= range.count || indexes.includes(focusedIndex))
      return indexes;
    return [...indexes, focusedIndex].toSorted((first, second) => first - second);
  };
  return { rangeExtractor, setFocusedIndex };
}

interface VirtualRowsProps<Item, Scroller extends Element | Window> {
  virtualizer: Virtualizer<Scroller, Element>;
  label: string;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  onFocusRow: (index: number | undefined) => void;
  listRef?: RefCallback<HTMLUListElement>;
  rowRef: (index: number) => RefCallback<HTMLElement>;
}

/** The rows in sight, each with its place in the whole list. */
export function VirtualRows<Item, Scroller extends Element | Window>({
  virtualizer,
  label,
  items,
  renderItem,
  onFocusRow,
  listRef,
  rowRef,
}: VirtualRowsProps<Item, Scroller>) {
  return (
    <ul
      ref={listRef}
      aria-label={label}
      className={styles.virtual}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is noted, not handled
          <li
            key={key}
            ref={(row) => {
              virtualizer.measureElement(row);
              rowRef(index)(row);
            }}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={styles.row}
            style={{ transform: `translateY(${start - virtualizer.options.scrollMargin}px)` }}
            onFocus={() => onFocusRow(index)}
            onBlur={() => onFocusRow(undefined)}
          >
            {renderItem(item, index)}
          </li>
        );
      })}
    </ul>
  );
}
