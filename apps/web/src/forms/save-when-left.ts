import type { FocusEvent } from 'react';

/** Sends the form in an element once the reader leaves that element: what is typed is not lost between two of its fields, nor by going on. */
export function saveWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
  if (!currentTarget.contains(relatedTarget)) currentTarget.querySelector('form')?.requestSubmit();
}
