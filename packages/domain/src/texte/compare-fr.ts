import { atFirstUse } from './at-first-use.ts';

const collator = atFirstUse(() => new Intl.Collator('fr', { numeric: true, sensitivity: 'base' }));

/** Compares two texts in French natural order (numbers by value, accents and case ignored); for `sort`. */
export const compareFr = (left: string, right: string): number => collator().compare(left, right);
