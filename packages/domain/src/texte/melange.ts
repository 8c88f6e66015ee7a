/** Consonants only, so that chance writes no readable word. */
export const CONSONNES = 'bcdfghjklmnpqrstvwxz';

/** Mixes two small numbers into 32 bits: neighbouring places get unrelated letters. The finalizer of MurmurHash3 (public domain). */
export const melange = (first: number, second: number): number => {
  let mixed = Math.imul(first + 1, 0x9e3779b1) ^ Math.imul(second + 1, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};
