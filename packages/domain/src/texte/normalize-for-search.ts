/**
 * Reduces a text to what a search compares: lower case, no accents, ligatures opened (œ is oe),
 * every other character than a letter or a digit is one space. Idempotent.
 */
export const normalizeForSearch = (text: string): string =>
  text
    .toLowerCase()
    // Before too: to put a run of thousands in order costs its square.
    .replace(/\p{M}/gu, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const toSingular = (word: string): string => (word.length > 3 ? word.replace(/[sx]$/u, '') : word);

type Textes = readonly (string | null | undefined)[];

/** The words that a search asks for; none when it is empty. */
export const splitSearch = (search: string): readonly string[] =>
  normalizeForSearch(search).split(' ').filter(Boolean).map(toSingular);

/** What a search compares of some texts: each reduced, and apart from the others. */
export const normalizeAll = (texts: Textes): string =>
  texts.map((text) => normalizeForSearch(text ?? '')).join(' | ');

const prepared = new WeakMap<object, string>();

/**
 * What a search compares of an item that never changes (an edit makes another object), worked out once: two thousand risks
 * at each key are longer than a key may take.
 */
export function prepareForSearch(item: object, listTexts: () => Textes): string {
  const known = prepared.get(item);
  if (known !== undefined) return known;
  const made = normalizeAll(listTexts());
  prepared.set(item, made);
  return made;
}

/** Whether every word stands somewhere in what was prepared. */
export const holdsWords = (words: readonly string[], haystack: string): boolean =>
  words.every((word) => haystack.includes(word));
