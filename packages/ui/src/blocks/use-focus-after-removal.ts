import { useEffect, useRef, type RefCallback, type RefObject } from 'react';

const FOCUSABLE = 'button:not(:disabled), [href], [tabindex]';

/**
 * Keeps the focus in a list from which an item is taken away, for the button that was pressed goes with its item:
 * after `expectRemoval(id)`, the first thing to focus in the item that takes its place (else in the one before) has the
 * focus, and `fallbackRef` when none is left. `registerItem(id)` is the ref of an item's element.
 */
export const useFocusAfterRemoval = <Fallback extends HTMLElement>(
  ids: readonly string[],
): {
  fallbackRef: RefObject<Fallback | null>;
  registerItem: (id: string) => RefCallback<HTMLElement>;
  expectRemoval: (id: string) => void;
} => {
  const fallbackRef = useRef<Fallback>(null);
  const elements = useRef(new Map<string, HTMLElement>());
  const lastIds = useRef(ids);
  const expected = useRef<string>(undefined);
  useEffect(() => {
    const removed = expected.current;
    if (removed !== undefined && !ids.includes(removed)) {
      expected.current = undefined;
      const index = lastIds.current.indexOf(removed);
      const neighbour = ids[Math.min(index, ids.length - 1)];
      const element = neighbour === undefined ? undefined : elements.current.get(neighbour);
      (element?.querySelector<HTMLElement>(FOCUSABLE) ?? fallbackRef.current)?.focus();
    }
    lastIds.current = ids;
  });
  return {
    fallbackRef,
    registerItem: (id) => (element) => {
      if (element === null) elements.current.delete(id);
      else elements.current.set(id, element);
    },
    expectRemoval: (id) => {
      expected.current = id;
    },
  };
};
