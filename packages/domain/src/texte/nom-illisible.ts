import { CONSONNES, melange } from './melange.ts';

const MIN_WORDS = 3;
const MAX_WORDS = 9;
const MIN_LETTERS = 2;
const MAX_LETTERS = 11;

const between = (min: number, max: number, seed: number): number => min + (seed % (max - min + 1));

/**
 * An unreadable name made of nothing but its place (0, 1, 2…): 3 to 9 words of 2 to 11 letters. It tells nothing of the name it stands
 * for, its length included. Deterministic.
 */
export const makeNomIllisible = (place: number): string => {
  const seed = melange(place, 0);
  const words = Array.from({ length: between(MIN_WORDS, MAX_WORDS, seed) }, (_, word) => {
    const shape = melange(seed, word + 1);
    return Array.from({ length: between(MIN_LETTERS, MAX_LETTERS, shape) }, (__, letter) =>
      CONSONNES.charAt(melange(shape, letter) % CONSONNES.length),
    ).join('');
  });
  const name = words.join(' ');
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
};
