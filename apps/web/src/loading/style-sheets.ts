const broken = new Set<HTMLLinkElement>();

/** Fetches again the style sheets that could not be had; settles once each has answered, whatever it answered. */
export async function mendStyleSheets(): Promise<void> {
  await Promise.all(
    [...broken].map(
      (link) =>
        new Promise<void>((resolve) => {
          broken.delete(link);
          const copy = link.cloneNode() as HTMLLinkElement;
          for (const outcome of ['load', 'error'])
            copy.addEventListener(outcome, () => resolve(), { once: true });
          link.replaceWith(copy);
        }),
    ),
  );
}

/** Notes the style sheets that fail: Vite asks for the sheet of a part once, and a second import of the part goes without. */
export function watchStyleSheets(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') broken.add(target);
  };
  // The failure of an element does not bubble.
  addEventListener('error', note, { capture: true });
  addEventListener('online', () => void mendStyleSheets());
}
