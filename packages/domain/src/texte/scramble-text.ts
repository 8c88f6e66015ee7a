import { CONSONNES, melange } from './melange.ts';

const ASTRAL_LETTER = 0x1d41b;
const ASTRAL_DIGIT = 0x1d7ce;

const pickLetter = (original: string, seed: number): string => {
  const picked = CONSONNES.charAt(seed % CONSONNES.length);
  const isSame = original.normalize('NFD').charAt(0).toLowerCase() === picked;
  const letter = isSame ? CONSONNES.charAt((seed + 1) % CONSONNES.length) : picked;
  return /\p{Lu}/u.test(original) ? letter.toUpperCase() : letter;
};

const pickDigit = (original: string, seed: number): string => {
  const picked = seed % 10;
  return String(String(picked) === original ? (picked + 1) % 10 : picked);
};

// A letter of two UTF-16 units becomes another of two (mathematical bold), so that both lengths stay.
const pickAstral = (original: string, first: number, seed: number): string => {
  const picked = String.fromCodePoint(first + (seed % 10));
  return picked === original ? String.fromCodePoint(first + ((seed + 1) % 10)) : picked;
};

/**
 * Makes a text unreadable for the demo (decision C5): letters become other letters and digits other digits, chosen by
 * their place and not by what they were, so nothing can be computed back. Deterministic; length (code points and UTF-16),
 * upper case, spaces and punctuation stay.
 */
export const scrambleText = (text: string): string =>
  text.replace(/[\p{L}\p{M}\p{N}]/gu, (original, index: number) => {
    const seed = melange(index, text.length);
    const isNumber = /\p{N}/u.test(original);
    if (original.length > 1) return pickAstral(original, isNumber ? ASTRAL_DIGIT : ASTRAL_LETTER, seed);
    return isNumber ? pickDigit(original, seed) : pickLetter(original, seed);
  });
