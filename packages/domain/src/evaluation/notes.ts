import type { Note as NoteOrNull } from '@odu/api-contract/types';

/** A rating from 1 to 4; the contract's null is a rating that is not given. */
export type Note = NonNullable<NoteOrNull>;

/** The four values of each rating scale (specification 2, section 9). */
export const NOTES = [1, 2, 3, 4] as const satisfies readonly Note[];

/** Names of the severity ratings. */
export const GRAVITE_LABELS = {
  1: 'Faible',
  2: 'Moyenne',
  3: 'Grave',
  4: 'Très grave',
} as const satisfies Record<Note, string>;

/** Names of the frequency ratings. */
export const FREQUENCE_LABELS = {
  1: 'Très rare',
  2: 'Rare',
  3: 'Fréquent',
  4: 'Très fréquent',
} as const satisfies Record<Note, string>;

/** Names of the mastery ratings: 1 is the best mastery, 4 none. */
export const MAITRISE_LABELS = {
  1: 'Forte',
  2: 'Moyenne',
  3: 'Faible',
  4: 'Absente',
} as const satisfies Record<Note, string>;

/** By what each mastery rating multiplies the level. */
export const COEFFICIENT_MAITRISE = { 1: 0.25, 2: 0.5, 3: 0.75, 4: 1.25 } as const satisfies Record<
  Note,
  number
>;

/** Whether a value is a rating: 1, 2, 3 or 4. */
export const isNote = (value: unknown): value is Note => NOTES.some((note) => note === value);
