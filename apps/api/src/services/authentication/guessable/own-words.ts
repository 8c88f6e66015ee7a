import { foldCase, readLetters } from './fold-letters.ts';

/** Shorter ones are in too many other words. */
const SHORTEST = 3;

/** The words of a text between its signs, and all of them as one, as `readLetters` writes them. */
export const wordsOf = (text: string): string[] => {
  const folded = foldCase(text);
  return [...folded.split(/\P{L}+/u), folded].map(readLetters).filter((word) => word.length >= SHORTEST);
};

/** The words of an e-mail address as `readLetters` writes them: its local part, the names of its domain but the last. */
export function ownWordsOf(emailAddress: string): string[] {
  const at = emailAddress.lastIndexOf('@');
  const names = emailAddress
    .slice(at + 1)
    .split('.')
    .slice(0, -1);
  return [emailAddress.slice(0, Math.max(at, 0)), ...names].flatMap(wordsOf);
}

/** The words of the product: its name here, and what it is about. */
export const productWordsOf = (productName: string): string[] =>
  [productName, 'odu', 'duerp'].flatMap(wordsOf);

/** True for a text that is made of these words only, in any order; linear in its length for each word. */
export function isMadeOf(words: readonly string[], text: string): boolean {
  const ends = new Set([0]);
  for (let start = 0; start < text.length; start++)
    if (ends.has(start))
      for (const word of words) if (text.startsWith(word, start)) ends.add(start + word.length);
  return text !== '' && ends.has(text.length);
}
