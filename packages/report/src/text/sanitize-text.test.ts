import { describe, expect, test } from 'vitest';
import { computeFontCoverage, loadFonts } from './fonts.ts';
import { makeSanitizeText, mapTexts } from './sanitize-text.ts';

const coverage = computeFontCoverage(loadFonts());
const sanitize = makeSanitizeText(coverage);

test('every sign that is let through unseen has a font, is printable and is composed', () => {
  const range = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const usual = [...range(0x20, 0x7e), ...range(0xa0, 0x24f)];
  const SOFT_HYPHEN = 0xad;
  for (const codePoint of usual.filter((one) => one !== SOFT_HYPHEN)) {
    const character = String.fromCodePoint(codePoint);
    expect([codePoint, coverage.has(codePoint), sanitize(character)]).toEqual([codePoint, true, character]);
    // As where a sign beside it has the whole text looked at.
    expect(sanitize(`${character}…`)).toBe(`${character}…`);
  }
});

test.for([
  [
    'a line of its own for every end of a line',
    'a\rb\r\nc\vd\fe\u0085f\u2028g\u2029h\ni…',
    'a\nb\nc\nd\ne\nf\ng\nh\ni…',
  ],
  ['a space for a tab and for an ideographic one', 'a\tb\u3000c', 'a b c'],
  ['a letter with its accent for both', 'e\u0301', 'é'],
  ['nothing for a soft hyphen, in a text of usual letters', 'anti\u00ADdérapant', 'antidérapant'],
  ['nothing for a soft hyphen, beside an unusual one', 'anti\u00ADdérapant…', 'antidérapant…'],
  ['nothing for controls', 'a\u0000\u0007\u007F\u009Fb', 'ab'],
  ['nothing for private use, unassigned signs and noncharacters', 'a\uE000\u0378\uFFFF\u{10FFFF}b', 'ab'],
  ['nothing for direction marks and signs of annotation', 'a\u202E\u2066\u200F\uFFF9\uFFFCb', 'ab'],
  ['the sign of a lost one for half of a pair', 'a\uD800b', 'a\uFFFDb'],
  ['a square for a sign that no font has, of two units too', '作a𠀀', '□a□'],
  ['a square for a tone of skin without somebody, and the tone with him', '🏽 👷🏽', '□ 👷🏽'],
] as const)('%s', ([, typed, printed]) => {
  expect(sanitize(typed)).toBe(printed);
});

describe('a run that stops the engine is cut where it is still printed', () => {
  test.for([
    ['accents', 'e', '\u0301', '…', 30],
    ['consonants that a virama joins', '', 'क\u094D', 'क', 30],
    ['such consonants with a dot', '', 'क\u093C\u094D', 'क', 30],
    ['no-break spaces', 'a', '\u00A0', 'b', 200],
    ['spaces', 'a', ' ', 'b', 200],
    ['spaces beside an unusual sign', '…', ' ', 'b', 200],
  ] as const)('%s', ([, before, one, after, most]) => {
    const write = (count: number) => `${before}${one.repeat(count)}${after}`;
    expect(sanitize(write(most))).toBe(write(most).normalize('NFC'));
    for (const count of [most + 1, 10 * most]) expect(sanitize(write(count))).toBe(sanitize(write(most)));
  });

  test('each of several in one text, and none across an end of a line', () => {
    const run = (count: number) => `a${' '.repeat(count)}b`;
    expect(sanitize(`${run(300)}${run(300)}`)).toBe(`${run(200)}${run(200)}`);
    const lines = `a${' '.repeat(150)}\n${' '.repeat(150)}b`;
    expect(sanitize(lines)).toBe(lines);
  });
});

test('every text of a value is changed, however deep; its keys, numbers and nothing are left alone', () => {
  const value = { texte: 'a', liste: ['b', 1, null, { texte: 'c', vide: undefined }], vrai: true };
  expect(mapTexts(value, (text) => `${text}!`)).toEqual({
    texte: 'a!',
    liste: ['b!', 1, null, { texte: 'c!', vide: undefined }],
    vrai: true,
  });
});
