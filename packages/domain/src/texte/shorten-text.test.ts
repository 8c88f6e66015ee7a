import { expect, test } from 'vitest';
import { cutText, LONGEST_NAME, shortenText } from './shorten-text.ts';

test.for([
  ['Gants', 'Gants'],
  ['é'.repeat(LONGEST_NAME), 'é'.repeat(LONGEST_NAME)],
  ['é'.repeat(LONGEST_NAME + 1), `${'é'.repeat(LONGEST_NAME - 1)}…`],
  // Cut after a word: no space stands before the ellipsis.
  [`${'é'.repeat(LONGEST_NAME - 2)} suite`, `${'é'.repeat(LONGEST_NAME - 2)}…`],
  ['🧤'.repeat(LONGEST_NAME), '🧤'.repeat(LONGEST_NAME)],
  ['  Poser un tapis\nDevant le four', 'Poser un tapis'],
  ['', ''],
  ['x'.repeat(61), `${'x'.repeat(59)}…`],
])('%# names by %s', ([text, name]) => {
  expect(shortenText(text ?? '')).toBe(name);
});

test.for([
  ['Gants', 'Gants'],
  [`${'a'.repeat(88)}😀😀`, `${'a'.repeat(88)}😀😀`],
  [`${'a'.repeat(88)}😀😀😀`, `${'a'.repeat(88)}😀…`],
] as const)('%# of at most 90 characters, no sign in two', ([text, cut]) => {
  expect(cutText(text, 90)).toBe(cut);
  expect(cutText(text, 90).isWellFormed()).toBe(true);
});
