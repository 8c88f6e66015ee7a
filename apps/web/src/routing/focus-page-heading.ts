import type { AnyRouter } from '@tanstack/react-router';

const MAX_WAIT_MS = 10_000;

const nameView = ({ pathname, search }: { pathname: string; search: { step?: unknown } }) =>
  `${pathname}?${String(search.step)}`;

/** Whether what had the focus is gone, or nothing had it. */
export const hasNoFocus = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

const findHeading = () =>
  document.querySelector<HTMLElement>('main [data-page-heading]') ??
  document.querySelector<HTMLElement>('main h1');

const focusHeading = (heading: HTMLElement, options: FocusOptions = {}) => {
  heading.setAttribute('tabindex', '-1');
  heading.focus(options);
};

/** Where a page that is come to stands is the router's: at its top, or where whoever goes back to it was. */
const OF_A_PAGE: FocusOptions = { preventScroll: true };

/** Waits for the heading of a page whose data is on its way; someone who has moved the focus meanwhile keeps it. */
function focusHeadingLater(options?: FocusOptions): () => void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  const observer = new MutationObserver(() => {
    const heading = findHeading();
    if (heading === null) return;
    stop();
    if (hasNoFocus()) focusHeading(heading, options);
  });
  const timer = setTimeout(stop, MAX_WAIT_MS);
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}

/** Moves the focus to the heading of the page, now or once it is there: the button that was pressed goes with what it tried again. */
export function focusShownHeading(options?: FocusOptions): void {
  const heading = findHeading();
  if (heading === null) focusHeadingLater(options);
  else focusHeading(heading, options);
}

/**
 * After a change of page or of editor step, moves the focus to the new page's heading, so that a screen reader reads it
 * and the next Tab goes on from there; `isRendered` says that the first page stands already. The answer stops it.
 */
export function focusPageHeading(router: AnyRouter, { isRendered = false } = {}): () => void {
  let shown: string | null = isRendered ? nameView(router.state.location) : null;
  let stopWaiting = () => {};
  return router.subscribe('onRendered', ({ toLocation }) => {
    const next = nameView(toLocation);
    if (shown !== null && shown !== next) {
      stopWaiting();
      const heading = findHeading();
      if (heading === null) stopWaiting = focusHeadingLater(OF_A_PAGE);
      else focusHeading(heading, OF_A_PAGE);
    }
    shown = next;
  });
}
