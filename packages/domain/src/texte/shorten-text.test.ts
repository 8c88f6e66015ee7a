import { expect, test } from 'vitest';
import { LONGEST_NAME, shortenText } from './shorten-text.ts';

test.for([
  ['Gants', 'Gants'],
  ['é'.repeat(LONGEST_NAME), 'é'.repeat(LONGEST_NAME)],
  ['é'.repeat(LONGEST_NAME + 1), `${'é'.repeat(LONGEST_NAME)}…`],
  // Cut after a word: no space stands before the ellipsis.
  [`${'é'.repeat(LONGEST_NAME - 1)} suite`, `${'é'.repeat(LONGEST_NAME - 1)}…`],
  ['🧤'.repeat(LONGEST_NAME), '🧤'.repeat(LONGEST_NAME)],
  ['  Poser un tapis\nDevant le four', 'Poser un tapis'],
  ['', ''],
])('%# names by %s', ([text, name]) => {
  expect(shortenText(text ?? '')).toBe(name);
});
