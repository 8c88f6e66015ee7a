const fold = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();

/** Whether two names are the same for a reader: accents, case and spaces apart. Punctuation counts. */
export const isSameName = (left: string, right: string): boolean => fold(left) === fold(right);
