/**
 * Whether what runs now answers a key. The next key may be for what it draws, which then stands at once; a pointer is answered first, and
 * the rest drawn in slices.
 */
export const isByKey = (): boolean => globalThis.event instanceof KeyboardEvent;
