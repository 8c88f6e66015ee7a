import { useLayoutEffect, type RefObject } from 'react';

/** Of a list that is gone: what held it, and what had the focus then. */
type Gone = { readonly place: Element | null; readonly focused: Element | null };

/** Hands the focus on from a list that goes to the one that takes its place (`FocusGivenBack`). */
export const createFocusHandover = () => {
  let gone: Gone | null = null;
  return {
    note: (list: Element): void => {
      gone = { place: list.parentElement, focused: document.activeElement };
    },
    /** Once. */
    take: (): Gone | null => {
      const taken = gone;
      gone = null;
      return taken;
    },
  };
};

export type FocusHandover = ReturnType<typeof createFocusHandover>;

/** For the list that stands until the other one comes. */
export const useNotedFocus = (
  listRef: RefObject<HTMLElement | null>,
  handover: FocusHandover | undefined,
): void => {
  useLayoutEffect(() => {
    const list = listRef.current;
    if (list === null || handover === undefined) return;
    return () => handover.note(list);
  }, [listRef, handover]);
};
