import { readCommonWords } from './common-words.ts';
import { foldCase, readLetters } from './fold-letters.ts';
import { isMadeOf, ownWordsOf, productWordsOf, wordsOf } from './own-words.ts';

export type Guessable = 'common' | 'own';

type Known = { emailAddress: string; productName: string };

/** How many signs at an end may stand for letters: `$oleil`, `motdepa55`. */
const MAX_SIGNS_READ = 3;
/** Shorter ones between signs are found in too many random passwords. */
const SHORTEST = { together: 3, read: 4, apart: 5 };

/** What a finger finds by itself, on French, English and Swiss keyboards. */
const ROWS = [
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'abcdefghijklmnopqrstuvwxyz',
].flatMap((row) => [readLetters(row), readLetters(row.split('').reverse().join(''))]);
const SHORTEST_ROW = 4;

/** The smallest text whose repetition gives this one. */
function periodOf(text: string): string {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.length % length === 0 && text.slice(0, length).repeat(text.length / length) === text)
      return text.slice(0, length);
  return text;
}

const endsOf = (signs: string, takeFromEnd: boolean): string[] =>
  Array.from({ length: Math.min(MAX_SIGNS_READ, signs.length) + 1 }, (_, count) =>
    takeFromEnd ? signs.slice(signs.length - count) : signs.slice(0, count),
  );

/** What may be the word of a password: without the digits and signs at its ends, then with some of them read as letters. */
function listReadings(password: string): string[] {
  const folded = foldCase(password);
  const [, before = '', middle = '', after = ''] = /^(\P{L}*)(.*?)(\P{L}*)$/su.exec(folded) ?? [];
  const isTogether = /^\p{L}*$/u.test(middle);
  const readings = endsOf(before, true).flatMap((start) =>
    endsOf(after, false).map((end) => ({
      word: readLetters(start + middle + end),
      shortest: isTogether && start + end === '' ? SHORTEST.together : SHORTEST.read,
    })),
  );
  const letters = middle.replace(/\P{L}/gu, '');
  const withDigits = readLetters(folded.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, ''));
  readings.push({ word: readLetters(letters), shortest: isTogether ? SHORTEST.together : SHORTEST.apart });
  readings.push({ word: withDigits, shortest: SHORTEST.apart });
  // One or two letters beside `12345678` are there for the rules only.
  if (letters.length < SHORTEST.together)
    readings.push({ word: readLetters(folded.replace(/\D/g, '')), shortest: SHORTEST.apart });
  return readings.filter(({ word, shortest }) => word.length >= shortest).map(({ word }) => word);
}

/** Takes the product's words off both ends: `OduSoleil` is `soleil` to whoever attacks this server. */
function withoutProduct(productWords: readonly string[], text: string): string {
  for (const word of productWords) {
    if (text.length > word.length && text.startsWith(word))
      return withoutProduct(productWords, text.slice(word.length));
    if (text.length > word.length && text.endsWith(word))
      return withoutProduct(productWords, text.slice(0, -word.length));
  }
  return text;
}

/**
 * Why a password is among the first that somebody would try, or null (decision B4). Case, accents and signs that stand for
 * letters (`@`, `0`, `$`) are folded, digits and signs taken off both ends. It is `common` when what is left IS one
 * common word, the same one again and again, at most three letters again and again, or a part of a row of the keyboard;
 * `own` when it is made of words of the product or of the account's own address only. Two different words are enough to pass.
 * Cost: at most 18 readings, each linear in the length of the password (128 at most).
 */
export async function findWhyGuessable(
  password: string,
  { emailAddress, productName }: Known,
): Promise<Guessable | null> {
  const commonWords = await readCommonWords();
  const productWords = productWordsOf(productName);
  const ownWords = [...productWords, ...ownWordsOf(emailAddress)];
  const isCommon = (word: string) => {
    const period = periodOf(word);
    return (
      commonWords.has(word) ||
      commonWords.has(period) ||
      (period !== word && period.length <= SHORTEST.together) ||
      (word.length >= SHORTEST_ROW && ROWS.some((row) => row.includes(word)))
    );
  };
  const readings = listReadings(password);
  if (readings.some((word) => isMadeOf(ownWords, word))) return 'own';
  return readings.some((word) => isCommon(word) || isCommon(withoutProduct(productWords, word)))
    ? 'common'
    : null;
}

/** Whether a password is made of the words of these names only (an account's companies), with digits and signs around. */
export const isMadeOfNames = (password: string, names: readonly string[]): boolean => {
  const words = names.flatMap(wordsOf);
  return listReadings(password).some((word) => isMadeOf(words, word));
};
