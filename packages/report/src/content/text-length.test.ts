import { expect, test } from 'vitest';
import { shorten } from './text-length.ts';

test('a text of at most so many characters is whole, a longer one cut between two of them', () => {
  const whole = `${'a'.repeat(88)}😀😀`;
  expect(shorten(` ${whole}\n`, 90)).toBe(whole);
  expect(shorten(`${whole}😀`, 90)).toBe(`${'a'.repeat(88)}😀…`);
  expect(shorten('deux\n  lignes', 90)).toBe('deux lignes');
});
