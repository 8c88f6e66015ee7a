import type { Virtualizer } from '@tanstack/react-virtual';
import { memo, useLayoutEffect, type ReactNode, type RefObject } from 'react';
import * as styles from './VirtualList.css.ts';

interface VirtualRowsProps<Item, Scroller extends Element | Window> {
  virtualizer: Virtualizer<Scroller, Element>;
  label: string;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  onFocusRow: (index: number | undefined) => void;
  /** Told of each drawing, once it stands. */
  onDrawn: (virtualizer: Virtualizer<Scroller, Element>) => void;
  listRef: RefObject<HTMLUListElement | null>;
}

/**
 * The rows in sight, each with its place in the whole list. They stand one under the other, after the room of those that
 * are not drawn, so that a row of another height than believed pushes the next ones down at its first paint.
 */
export function VirtualRows<Item, Scroller extends Element | Window>({
  virtualizer,
  label,
  items,
  renderItem,
  onFocusRow,
  onDrawn,
  listRef,
}: VirtualRowsProps<Item, Scroller>) {
  useLayoutEffect(() => onDrawn(virtualizer));
  return (
    <ul
      ref={listRef}
      aria-label={label}
      className={styles.virtual}
      style={{ blockSize: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ key, index, start }, place, rows) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is noted, not handled
          <li
            key={key}
            ref={virtualizer.measureElement}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={styles.row}
            style={{ marginBlockStart: start - (rows[place - 1]?.end ?? virtualizer.options.scrollMargin) }}
            onFocus={() => onFocusRow(index)}
            onBlur={() => onFocusRow(undefined)}
          >
            <RowContent item={item} index={index} renderItem={renderItem} />
          </li>
        );
      })}
    </ul>
  );
}

interface RowContentProps<Item> {
  item: Item;
  index: number;
  renderItem: (item: Item, index: number) => ReactNode;
}

const renderRow = <Item,>({ item, index, renderItem }: RowContentProps<Item>) => renderItem(item, index);

// The list draws itself anew while it scrolls and measures: the rows, only when their item or their drawing changes.
// The assertion gives back the type parameter that memo forgets.
const RowContent = memo(renderRow) as typeof renderRow;
