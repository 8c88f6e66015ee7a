const holders = new Set<symbol>();

/** Keeps the page from being loaded again by itself: it holds a text that nothing else keeps. The answer lets it go. */
export function holdReload(): () => void {
  const holder = Symbol('reload');
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Whether a load would lose a text. */
export const isReloadHeld = (): boolean => holders.size > 0;
