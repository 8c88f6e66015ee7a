import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { drawnInParts } from '../drawn-in-parts.ts';
import { indexOfKey, type ListProps, type VirtualListProps } from './list-props.ts';
import type { LongList } from './LongList.tsx';
import { useIsPrinting } from './use-is-printing.ts';
import { useRowToFocus } from './use-row-to-focus.ts';
import * as styles from './VirtualList.css.ts';

export type { VirtualListProps } from './list-props.ts';

/** Up to so many items all of them are in the page, so that the browser's own search finds them. */
export const VIRTUAL_ABOVE = 60;

/** What stands until the code of a long list has come: more than a screen shows. */
const FIRST_ROWS = 12;

/** What is drawn in one go where a list is drawn in parts: what a telephone shows, and less than a long task. */
const ROWS_OF_PART = 4;

const useDrawnParts = drawnInParts();

let loaded: typeof LongList | null = null;

// Where it cannot be had, all rows are there at once: slow, and nothing is missing.
const load = async (): Promise<{ default: typeof LongList }> => {
  try {
    const part = await import('./LongList.tsx');
    loaded = part.LongList;
    return { default: part.LongList };
  } catch {
    return { default: PlainList };
  }
};

/** Fetches what a list of more than 60 items needs, before one is shown: pages of shorter ones open without it. */
export const preloadLongLists = async (): Promise<void> => void (await load());

/** A list of any length that keeps only the rows in sight; on paper they are all there. */
export function VirtualList<Item>({ scroll = 'page', ...props }: VirtualListProps<Item>) {
  const isPrinting = useIsPrinting();
  if (isPrinting || props.items.length <= VIRTUAL_ABOVE) return <PlainList {...props} />;
  return <FetchedList {...props} scroll={scroll} />;
}

type LongListProps<Item> = ListProps<Item> & { scroll: 'page' | 'container' };

function FetchedList<Item>(props: LongListProps<Item>) {
  const [Long] = useState(() => (loaded ?? lazy(load)) as ComponentType<LongListProps<Item>>);
  return (
    <Suspense fallback={<PlainList {...props} items={props.items.slice(0, FIRST_ROWS)} />}>
      <Long {...props} />
    </Suspense>
  );
}

function PlainList<Item>({
  label,
  items,
  getKey,
  renderItem,
  focusKey = null,
  isDrawnInParts = false,
}: ListProps<Item>) {
  const listRef = useRef<HTMLUListElement>(null);
  const drawn = useDrawnParts(Math.ceil(items.length / ROWS_OF_PART), isDrawnInParts);
  useRowToFocus(listRef, focusKey, indexOfKey(items, getKey, focusKey));
  return (
    <ul ref={listRef} aria-label={label} className={styles.plain}>
      {items.slice(0, drawn * ROWS_OF_PART).map((item, index) => (
        <li key={getKey(item)} data-index={index}>
          {renderItem(item, index)}
        </li>
      ))}
    </ul>
  );
}
