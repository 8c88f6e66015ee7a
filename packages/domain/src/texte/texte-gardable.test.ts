import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGardable, rendreTextesGardables } from './texte-gardable.ts';

test.each([
  ['half an emoji', 'four \ud83e au gaz', 'four \ufffd au gaz'],
  ['the other half', '\udd56', '\ufffd'],
  ['a NUL', 'four\0 au gaz', 'four au gaz'],
])('%s is not kept by every database: it is replaced or left out, and nothing else is', (_, text, kept) => {
  expect(isGardable(text)).toBe(false);
  expect(rendreTextesGardables({ danger: text, mesures: [{ texte: text }] })).toEqual({
    danger: kept,
    mesures: [{ texte: kept }],
  });
});

test('any other text is kept as it is, and any text can be kept once it was made so', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(isGardable(text)).toBe(text.isWellFormed() && !text.includes('\0'));
      const kept = rendreTextesGardables(text);
      expect(isGardable(kept)).toBe(true);
      expect(kept === text).toBe(isGardable(text));
    }),
  );
});

test('what is no text stays what it is', () => {
  const value = { evalGravite: 2, isUserDefined: false, budget: null, remarques: undefined };
  expect(rendreTextesGardables(value)).toStrictEqual(value);
});
