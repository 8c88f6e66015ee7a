import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useIsPrinting } from './use-is-printing.ts';
import { useRowToFocus } from './use-row-to-focus.ts';
import * as styles from './VirtualList.css.ts';
import { useFocusedRow, VirtualRows } from './VirtualRows.tsx';

/** Up to so many items all of them are in the page, so that the browser's own search finds them. */
export const VIRTUAL_ABOVE = 60;

const OVERSCAN = 4;

export interface VirtualListProps<Item> {
  /** The name of the list. */
  label: string;
  items: readonly Item[];
  getKey: (item: Item) => string;
  renderItem: (item: Item, index: number) => ReactNode;
  /** The usual height of a row in px, before it is measured. */
  estimateSize?: number;
  /** `page` scrolls with the page, `container` in a box of its own. */
  scroll?: 'page' | 'container';
  /** The key of a row to bring into sight and give the focus to (its first button), when it becomes this one; not at mount. */
  focusKey?: string | null;
}

/** A list of any length that keeps only the rows in sight; on paper they are all there. */
export function VirtualList<Item>({ scroll = 'page', ...props }: VirtualListProps<Item>) {
  const isPrinting = useIsPrinting();
  if (isPrinting || props.items.length <= VIRTUAL_ABOVE) return <PlainList {...props} />;
  return scroll === 'page' ? <PageList {...props} /> : <ContainerList {...props} />;
}

type ListProps<Item> = Omit<VirtualListProps<Item>, 'scroll'>;

function PlainList<Item>({ label, items, getKey, renderItem, focusKey = null }: ListProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null);
  useRowToFocus(listRef, focusKey, indexOfKey(items, getKey, focusKey));
  return (
    <ul ref={listRef} aria-label={label} className={styles.plain}>
      {items.map((item, index) => (
        <li key={getKey(item)} data-index={index}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}

const DEFAULT_SIZE = 96;

function PageList<Item>({
  label,
  items,
  getKey,
  renderItem,
  estimateSize = DEFAULT_SIZE,
  focusKey = null,
}: ListProps<Item>) {
  const [scrollMargin, setScrollMargin] = useState(0);
  const listRef = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const list = listRef.current;
    if (list === null) return;
    const measure = () => setScrollMargin(Math.round(list.getBoundingClientRect().top + window.scrollY));
    measure();
    // What stands above the list may grow: an alert that appears, a filter that opens.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  const { rangeExtractor, setFocusedIndex } = useFocusedRow();
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is off
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => estimateSize,
    getItemKey: (index) => keyAt(items, getKey, index),
    overscan: OVERSCAN,
    scrollMargin,
    rangeExtractor,
    useFlushSync: false,
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
  const { rangeExtractor, setFocusedIndex } = useFocusedRow();
  // oxlint-disable-next-line react/incompatible-library -- the React Compiler is off
  const virtualizer = useVirtualizer({
    count: items.length,
    estimateSize: () => estimateSize,
    getItemKey: (index) => keyAt(items, getKey, index),
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
        listRef={listRef}
      />
    </div>
  );
}

const indexOfKey = <Item,>(items: readonly Item[], getKey: (item: Item) => string, key: string | null) =>
  key === null ? -1 : items.findIndex((item) => getKey(item) === key);

const keyAt = <Item,>(items: readonly Item[], getKey: (item: Item) => string, index: number) => {
  const item = items[index];
  return item === undefined ? index : getKey(item);
};
