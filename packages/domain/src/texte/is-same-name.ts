/** What two names that are the same for a reader have in common: a key to find a name among many. */
export const foldName = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether two names are the same for a reader: accents, case and spaces apart. Punctuation counts. */
export const isSameName = (left: string, right: string): boolean => foldName(left) === foldName(right);
