import { lazy, Suspense, useRef, useState, type ComponentType } from 'react';
import { createFocusHandover, useNotedFocus, type FocusHandover } from './focus-handover.ts';
import { DEFAULT_SIZE, indexOfKey, type ListProps, type VirtualListProps } from './list-props.ts';
import type { LongList } from './LongList.tsx';
import { useIsPrinting } from './use-is-printing.ts';
import { useRowToFocus } from './use-row-to-focus.ts';
import { useRowsInParts } from './use-rows-in-parts.ts';
import * as styles from './VirtualList.css.ts';

export type { VirtualListProps } from './list-props.ts';

/** Up to so many items all of them are in the page, so that the browser's own search finds them. */
export const VIRTUAL_ABOVE = 60;

/** What stands until the code of a long list has come: more than a screen shows. */
const FIRST_ROWS = 12;

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
  // Paper has all of it, however far the drawing is.
  if (isPrinting) return <PlainList {...props} isOnPaper />;
  if (props.items.length <= VIRTUAL_ABOVE) return <PlainList {...props} />;
  return <FetchedList {...props} scroll={scroll} />;
}

type LongListProps<Item> = ListProps<Item> & { scroll: 'page' | 'container'; handover: FocusHandover };

function FetchedList<Item>(props: Omit<LongListProps<Item>, 'handover'>) {
  const [Long] = useState(() => (loaded ?? lazy(load)) as ComponentType<LongListProps<Item>>);
  const [handover] = useState(createFocusHandover);
  return (
    <Suspense
      fallback={<PlainList {...props} items={props.items.slice(0, FIRST_ROWS)} handover={handover} />}
    >
      <Long {...props} handover={handover} />
    </Suspense>
  );
}

function PlainList<Item>({
  label,
  items,
  getKey,
  renderItem,
  estimateSize = DEFAULT_SIZE,
  focusKey = null,
  inParts,
  isOnPaper = false,
  handover,
}: ListProps<Item> & {
  isOnPaper?: boolean;
  /** Of a list that another one will take the place of. */
  handover?: FocusHandover;
}) {
  const listRef = useRef<HTMLUListElement>(null);
  useNotedFocus(listRef, handover);
  const drawn = useRowsInParts(items.map(getKey), isOnPaper ? undefined : inParts);
  useRowToFocus(listRef, focusKey, indexOfKey(items, getKey, focusKey));
  const left = items.length - drawn.length;
  return (
    <ul
      ref={listRef}
      aria-label={label}
      className={styles.plain}
      // The room of those that are still to come: what stands below does not move under the hand.
      {...(left > 0 && { style: { paddingBlockEnd: left * estimateSize } })}
    >
      {drawn.map((index) => {
        const item = items[index];
        return (
          item !== undefined && (
            <li key={getKey(item)} data-index={index}>
              {renderItem(item, index)}
            </li>
          )
        );
      })}
    </ul>
  );
}
