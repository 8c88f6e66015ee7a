import type { AnyRouter } from '@tanstack/react-router';

const nameView = ({ pathname, search }: { pathname: string; search: { step?: unknown } }) =>
  `${pathname}?${String(search.step)}`;

/**
 * After a change of page or of editor step, moves the focus to the new page's heading, so that a screen reader reads it
 * and the next Tab goes on from there. The answer stops it.
 */
export function focusPageHeading(router: AnyRouter): () => void {
  let shown: string | null = null;
  return router.subscribe('onRendered', ({ toLocation }) => {
    const next = nameView(toLocation);
    if (shown !== null && shown !== next) {
      const heading =
        document.querySelector<HTMLElement>('main [data-page-heading]') ??
        document.querySelector<HTMLElement>('main h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus();
    }
    shown = next;
  });
}
