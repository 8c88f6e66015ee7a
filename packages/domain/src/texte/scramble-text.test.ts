import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrambleText } from './scramble-text.ts';

const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), fc.string());
const kind = (character: string): string => {
  if (/\p{N}/u.test(character)) return 'number';
  return /[\p{L}\p{M}]/u.test(character) ? 'letter' : character;
};

test('lengths and word breaks are kept, and the same text always gives the same', () => {
  fc.assert(
    fc.property(text, (original) => {
      const scrambled = scrambleText(original);
      expect(scrambled).toHaveLength(original.length);
      expect(Array.from(scrambled, kind)).toEqual(Array.from(original, kind));
      expect(scrambleText(original)).toBe(scrambled);
    }),
    { numRuns: 3000 },
  );
});

test('no letter and no digit stays what it was', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Zàâäéèêëîïôöùûüçœæ0-9 ]*$/), (original) => {
      const scrambled = scrambleText(original);
      const kept = Array.from(original.toLowerCase()).filter(
        (character, index) => character !== ' ' && scrambled.charAt(index).toLowerCase() === character,
      );
      expect(kept).toEqual([]);
    }),
  );
});

test.for(['bcdfghjklmnpqrstvwxz', 'BCDFGHJKLMNPQRSTVWXZ', '0123456789'])(
  'none of %s stays, wherever it stands',
  (characters) => {
    for (const character of characters) expect(scrambleText(character.repeat(200))).not.toContain(character);
  },
);

test('the letters tell nothing of the original: another text of the same shape looks the same but for chance', () => {
  expect(scrambleText('aaaaaaaa')).toBe(scrambleText('eeeeeeee'));
  expect(scrambleText('aaaa aaaa')).not.toBe(`${scrambleText('aaaa')} ${scrambleText('aaaa')}`);
});

test('no vowel is left, so no word can be read; capitals, punctuation and spaces stay', () => {
  const scrambled = scrambleText("Chute d'une échelle de 3 m : l'Œuvre, À VÉRIFIER !");
  expect(scrambled).toMatch(
    /^[A-Z]\p{Ll}{4} \p{Ll}'\p{Ll}{3} \p{Ll}{7} \p{Ll}{2} \d \p{Ll} : \p{Ll}'[A-Z]\p{Ll}{4}, [A-Z] [A-Z]{8} !$/u,
  );
  expect(scrambled).not.toMatch(/[aeiouyàéœ]/i);
});

test('letters and digits beyond the basic plane keep their two units', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0x1d400, max: 0x1d454 })),
      fc.integer({ min: 0x1d7ce, max: 0x1d7d7 }),
      (letters, digit) => {
        const original = String.fromCodePoint(...letters, digit);
        const scrambled = scrambleText(original);
        expect(scrambled).toHaveLength(original.length);
        for (const [index, character] of Array.from(original).entries())
          expect(Array.from(scrambled)[index]).not.toBe(character);
      },
    ),
  );
});

test('an empty text stays empty', () => expect(scrambleText('')).toBe(''));
