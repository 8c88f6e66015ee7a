const holders = new Set<symbol>();

/** Keeps the page from being loaded again by itself: it holds a text that nothing else keeps. The answer lets it go. */
export function holdReload(): () => void {
  const holder = Symbol('reload');
  holders.add(holder);
  return () => void holders.delete(holder);
}

/** Holds of several texts, by item: each stands until its text is kept. */
export function createHolds() {
  const held = new Map<string, () => void>();
  const release = (item: string) => {
    held.get(item)?.();
    held.delete(item);
  };
  return {
    set: (item: string, isHeld: boolean): void => {
      if (!isHeld) release(item);
      else if (!held.has(item)) held.set(item, holdReload());
    },
    /** Lets all of them go: what held the texts is gone. */
    clear: (): void => [...held.keys()].forEach(release),
  };
}

/** Whether a load would lose a text. */
export const isReloadHeld = (): boolean => holders.size > 0;

/** Lets the page be loaded again whatever it holds: the session of who typed it has ended. */
export const letReload = (): void => holders.clear();
