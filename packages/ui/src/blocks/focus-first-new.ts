import { flushSync } from 'react-dom';

/** Shows more of a list by a button that goes away: the first match of `selector` that was not there yet has the focus. */
export function focusFirstNew(list: Element | null, selector: string, showMore: () => void): void {
  const known = new Set(list?.querySelectorAll(selector));
  flushSync(showMore);
  const found = [...(list?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const first = found.find((element) => !known.has(element));
  // A line of text takes the focus from here only.
  if (first !== undefined && first.tabIndex < 0) first.tabIndex = -1;
  first?.focus();
}
