/** What people write in the place of a letter; l, 1, ! and | stand for i, so that each sign has one reading. */
const LETTER_OF: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '(': 'c',
  '3': 'e',
  '€': 'e',
  '6': 'g',
  '9': 'g',
  l: 'i',
  '1': 'i',
  '!': 'i',
  '|': 'i',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

/** The text in lower case, without accents, its joined letters (œ, æ) apart. */
export const foldCase = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/ß/g, 'ss');

/** The letters of a text that went through `foldCase`, with what stands for a letter read as one; the rest is left out. */
export const readLetters = (folded: string): string =>
  folded.replace(/./gsu, (sign) => LETTER_OF[sign] ?? sign).replace(/\P{L}/gu, '');
