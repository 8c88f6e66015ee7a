import { splitSearch } from '../texte/normalize-for-search.ts';

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

/** The beginnings of words that a search in the référentiel asks for: any gender or number of each. */
export const splitIntoStems = (search: string): readonly string[] => {
  const words = splitSearch(search);
  const telling = words.filter((word) => !MOTS_VIDES.has(word));
  return (telling.length > 0 ? telling : words).map(toStem);
};

/** Whether each stem begins a word of what was prepared: « eau » is not in « niveau ». */
export const holdsWordStarts = (stems: readonly string[], haystack: string): boolean =>
  stems.every((stem) => haystack.startsWith(stem) || haystack.includes(` ${stem}`));

/** How many letters one adds, takes away or changes to make a word another. */
const countEdits = (one: string, other: string): number => {
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= other.length; column += 1)
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1),
        ),
      );
    above = line;
  }
  return above[other.length] ?? 0;
};

const SHORTEST_MISSPELT = 6;
const LONG = 10;

/** The known word that a misspelt one is nearest to: one letter apart, two in a long word; null when it may be another word. */
export const findNearestWord = (word: string, known: Iterable<string>): string | null => {
  if (word.length < SHORTEST_MISSPELT) return null;
  let best: { word: string; edits: number } | null = null;
  const most = word.length < LONG ? 1 : 2;
  for (const candidate of known) {
    // People hear the beginning of a word.
    if (candidate[0] !== word[0] || Math.abs(candidate.length - word.length) > most) continue;
    const edits = countEdits(word, candidate);
    if (edits <= most && (best === null || edits < best.edits)) best = { word: candidate, edits };
  }
  return best?.word ?? null;
};
