import { normalizeForSearch } from '../texte/normalize-for-search.ts';

/** The labels suggested in the sector field (specification 2, section 5). */
export const SECTEUR_LABELS = [
  'Administration',
  'Bureau',
  'BTP',
  'Santé',
  'Hôpital',
  'EHPAD',
  'Transport',
  'Commerce',
  'Vétérinaire',
  'Opticien',
  'Pharmacie',
  'Scolaire',
  'Enseignement',
] as const;

/** A sector and the words that tell it. */
export type SecteurAvecMotsCles = { code: string; motsCles: readonly string[] };

const isWord = (word: string, expected: string): boolean =>
  word === expected || word === `${expected}s` || word === `${expected}x` || word === `${expected}es`;

/** Finds where the words of a keyword stand in the free words of the text, -1 when nowhere. */
const findWords = (words: readonly (string | null)[], expected: readonly string[]): number =>
  words.findIndex((_word, start) =>
    expected.every((part, offset) => {
      const word = words[start + offset];
      return typeof word === 'string' && isWord(word, part);
    }),
  );

/**
 * Recognises sectors in a free text: the longest keyword first, in whole words (plural s, x or es tolerated); a recognised
 * passage is consumed. Answers the codes in their order of appearance, the first one is the main sector; [] when none.
 */
export const matchSecteurs = (text: string, secteurs: readonly SecteurAvecMotsCles[]): string[] => {
  const words: (string | null)[] = normalizeForSearch(text).split(' ');
  const keywords = secteurs
    .flatMap(({ code, motsCles }) => motsCles.map((motCle) => ({ code, motCle: normalizeForSearch(motCle) })))
    .filter(({ motCle }) => motCle !== '')
    .sort((left, right) => right.motCle.length - left.motCle.length);
  const firstPositions = new Map<string, number>();
  for (const { code, motCle } of keywords) {
    const expected = motCle.split(' ');
    for (let start = findWords(words, expected); start !== -1; start = findWords(words, expected)) {
      words.fill(null, start, start + expected.length);
      firstPositions.set(code, Math.min(start, firstPositions.get(code) ?? start));
    }
  }
  return [...firstPositions].sort(([, left], [, right]) => left - right).map(([code]) => code);
};
