import { useState } from 'react';

/** What a dialog is about, found by its id: as it was when the dialog opened once somebody deletes it, for what is being typed stays; null without one. */
export function useOpened<Item>(found: Item | null, id: string | null | undefined): Item | null {
  const [opened, setOpened] = useState({ id, item: found });
  if (id !== opened.id || (opened.item === null && found !== null)) setOpened({ id, item: found });
  return found ?? (id === opened.id ? opened.item : null);
}
