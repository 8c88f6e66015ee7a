import type { ReactNode } from 'react';

/** The usual height of a row in px where none is told. */
export const DEFAULT_SIZE = 96;

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
  /**
   * The first rows at once, the others after them, a few at a time, for a list of heavy rows: `once` where it comes with its page,
   * `always` where somebody asked for it in a page that stands. Left out, all at once.
   */
  inParts?: 'once' | 'always';
}

export type ListProps<Item> = Omit<VirtualListProps<Item>, 'scroll'>;

/** The place in the list of the item of this key; -1 when it is not there, or no key is asked for. */
export const indexOfKey = <Item>(
  items: readonly Item[],
  getKey: (item: Item) => string,
  key: string | null,
) => (key === null ? -1 : items.findIndex((item) => getKey(item) === key));
