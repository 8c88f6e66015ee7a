import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { FocusHandover } from './focus-handover.ts';
import { FocusGivenBack } from './FocusGivenBack.tsx';
import { DEFAULT_SIZE, indexOfKey, type ListProps } from './list-props.ts';
import { readPageScroller } from './page-scroller.ts';
import { useRowToFocus } from './use-row-to-focus.ts';
import { useScrollMargin } from './use-scroll-margin.ts';
import * as styles from './VirtualList.css.ts';
import { OVERSCAN, useDrawnRows } from './use-drawn-rows.ts';
import { VirtualRows } from './VirtualRows.tsx';

interface LongListProps<Item> extends ListProps<Item> {
  scroll: 'page' | 'container';
  handover: FocusHandover;
}

/** Keeps only the rows in sight, of a list that scrolls with the page or in its own box. */
export function LongList<Item>({ scroll, handover, ...props }: LongListProps<Item>) {
  return (
    <>
      {scroll === 'page' ? <PageList {...props} /> : <ContainerList {...props} />}
      <FocusGivenBack handover={handover} />
    </>
  );
}

function PageList<Item>({
  label,
  items,
  getKey,
  renderItem,
  estimateSize = DEFAULT_SIZE,
  focusKey = null,
}: ListProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null);
  const scrollMargin = useScrollMargin(listRef);
  const getItemKey = (index: number) => keyAt(items, getKey, index);
  const { rangeExtractor, setFocusedIndex, handleDrawn } = useDrawnRows(items, getItemKey);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is off
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimateSize,
    measureElement: measureRow,
    getItemKey,
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor,
    useFlushSync: false,
    ...readPageScroller(),
  });
  useRowToFocus(listRef, focusKey, indexOfKey(items, getKey, focusKey), (index) => {
    setFocusedIndex(index);
    virtualizer.scrollToIndex(index, { align: 'center' });
  });
  return (
    <VirtualRows
      virtualizer={virtualizer}
      label={label}
      items={items}
      renderItem={renderItem}
      onFocusRow={setFocusedIndex}
      onDrawn={handleDrawn}
      listRef={listRef}
    />
  );
}

function ContainerList<Item>({
  label,
  items,
  getKey,
  renderItem,
  estimateSize = DEFAULT_SIZE,
  focusKey = null,
}: ListProps<Item>) {
  const scrollerRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLUListElement>(null);
  const getItemKey = (index: number) => keyAt(items, getKey, index);
  const { rangeExtractor, setFocusedIndex, handleDrawn } = useDrawnRows(items, getItemKey);
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is off
  const virtualizer = useVirtualizer({
    count: items.length,
    estimateSize: () => estimateSize,
    measureElement: measureRow,
    getItemKey,
    overscan: OVERSCAN,
    rangeExtractor,
    useFlushSync: false,
    getScrollElement: () => scrollerRef.current,
  });
  useRowToFocus(listRef, focusKey, indexOfKey(items, getKey, focusKey), (index) => {
    setFocusedIndex(index);
    virtualizer.scrollToIndex(index, { align: 'center' });
  });
  const keyboardScroll = { role: 'group', tabIndex: 0, 'aria-label': label };
  return (
    <div ref={scrollerRef} className={styles.scroller} {...keyboardScroll}>
      <VirtualRows
        virtualizer={virtualizer}
        label={label}
        items={items}
        renderItem={renderItem}
        onFocusRow={setFocusedIndex}
        onDrawn={handleDrawn}
        listRef={listRef}
      />
    </div>
  );
}

/**
 * The height of a row in px, as it is observed, with its fractions: rows stand one under the other and would add up what is
 * rounded. Until then the one that it is known or believed to have: to ask lays the page out while it is drawn.
 */
const measureRow = <Scroller extends Element | Window>(
  row: Element,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scroller, Element>,
): number =>
  entry?.borderBoxSize[0]?.blockSize ??
  virtualizer.measurementsCache[virtualizer.indexFromElement(row)]?.size ??
  row.getBoundingClientRect().height;

const keyAt = <Item,>(items: readonly Item[], getKey: (item: Item) => string, index: number) => {
  const item = items[index];
  return item === undefined ? index : getKey(item);
};
