import { useLayoutEffect } from 'react';
import type { FocusHandover } from './focus-handover.ts';

const FOCUSABLE = 'a[href], button, input, select, textarea, [tabindex]';

/** Beside the list that comes: gives the focus of the one before to the same element of the same row. */
export function FocusGivenBack({ handover }: { handover: FocusHandover }): null {
  useLayoutEffect(() => {
    const { place, focused } = handover.take() ?? {};
    const row = focused?.closest<HTMLElement>('li[data-index]');
    if (!place || !focused || !row) return;
    const rank = [...row.querySelectorAll(FOCUSABLE)].indexOf(focused);
    const next = place.querySelector(`li[data-index="${row.dataset['index']}"]`);
    next?.querySelectorAll<HTMLElement>(FOCUSABLE)[rank]?.focus({ preventScroll: true });
  }, [handover]);
  return null;
}
