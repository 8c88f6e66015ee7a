/**
 * Reduces a text to what a search compares: lower case, no accents, ligatures opened (œ is oe),
 * every other character than a letter or a digit is one space. Idempotent.
 */
export const normalizeForSearch = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const toSingular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/u, '') : word);

/** Whether every word of the search (accent-, case- and plural-insensitive) stands somewhere in the texts; an empty search accepts everything. */
export const matchesSearch = (search: string, ...texts: readonly (string | null | undefined)[]): boolean => {
  const haystack = texts.map((text) => normalizeForSearch(text ?? '')).join(' | ');
  return normalizeForSearch(search)
    .split(' ')
    .every((word) => haystack.includes(toSingular(word)));
};
