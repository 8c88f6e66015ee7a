import { holdsWords, splitSearch } from '../texte/normalize-for-search.ts';

/** Words that tell nothing apart: « mal de dos » is looked for as two words. */
const MOTS_VIDES = new Set([
  'a',
  'au',
  'aux',
  'avec',
  'd',
  'de',
  'des',
  'du',
  'en',
  'et',
  'l',
  'la',
  'le',
  'les',
  'ou',
  'sur',
  'un',
  'une',
]);

/** Endings of the feminine; what is left is the beginning of the masculine too (coiffeuse: coiffeur). */
const FEMININS = [
  [/euse$/u, 'eu'],
  [/trice$/u, 't'],
  [/ere$/u, 'er'],
  [/ienne$/u, 'ien'],
  [/ante$/u, 'ant'],
  [/ee$/u, 'e'],
] as const;
const SHORTEST_STEM = 5;

const toStem = (word: string): string => {
  const found = FEMININS.find(([ending]) => ending.test(word));
  if (found === undefined) return word;
  const [feminin, debut] = found;
  const stem = word.replace(feminin, debut);
  return stem.length < SHORTEST_STEM ? word : stem;
};

/** The beginnings of words that a search asks for: any gender or number of each. */
export const splitIntoStems = (search: string): readonly string[] => {
  const words = splitSearch(search);
  const telling = words.filter((word) => !MOTS_VIDES.has(word));
  return (telling.length > 0 ? telling : words).map(toStem);
};

// A number is said without the letters and zeros before it: « 12 » of « R12 », « 1 » of « CHU-ECH-01 ».
const beginsNumber = (stem: string, haystack: string): boolean =>
  /^\d+$/u.test(stem) && new RegExp(`\\D0*${stem}`, 'u').test(haystack);

/** Whether each stem begins a word or a number of what was prepared: « eau » is not in « niveau ». */
export const holdsWordStarts = (stems: readonly string[], haystack: string): boolean =>
  stems.every(
    (stem) => haystack.startsWith(stem) || haystack.includes(` ${stem}`) || beginsNumber(stem, haystack),
  );

/** Fewer letters stand inside too many other words: « uv » is in « mouvement ». */
const SHORTEST_INSIDE = 4;

/**
 * The items whose prepared text holds every word of a search, where words begin; only what begins none in any of them is
 * looked for inside (« chute » in « antichute »). All of them for an empty search.
 */
export function findByWords<Item>(
  items: readonly Item[],
  search: string,
  readHaystack: (item: Item) => string,
): readonly Item[] {
  const stems = splitIntoStems(search);
  if (stems.length === 0) return items;
  const found = items.filter((item) => holdsWordStarts(stems, readHaystack(item)));
  if (found.length > 0) return found;
  const words = splitSearch(search);
  if (words.some((word) => word.length < SHORTEST_INSIDE)) return [];
  return items.filter((item) => holdsWords(words, readHaystack(item)));
}
