import { useEffect } from 'react';
import { holdReload } from './hold-reload.ts';

/** Keeps the page from being loaded again by itself while a field holds a text that is never stored, or what is ticked would be lost. */
export function useHeldReload(isTyped: boolean): void {
  useEffect(() => (isTyped ? holdReload() : undefined), [isTyped]);
}
