import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TYPE } from './tokens.ts';

const css = readFileSync(new URL('fonts.css', import.meta.url), 'utf8');

/** The first and last sign of each range of each file of the text's font. */
const FACES = Array.from(
  css.matchAll(/font-family: 'Source Sans 3 Variable';.*?unicode-range:(.*?);/gs),
  ([, ranges = '']) =>
    Array.from(ranges.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, first = '', last = first]) => [
      Number.parseInt(first, 16),
      Number.parseInt(last, 16),
    ]),
);

test('no sign is in the ranges of two files: the last one would be fetched for it', () => {
  expect(FACES).toHaveLength(2);
  const [latin = [], extended = []] = FACES;
  const both = latin.flatMap(([first = 0, last = 0]) =>
    extended.filter(([from = 0, to = 0]) => first <= to && from <= last),
  );
  expect(both).toEqual([]);
});

test('French, its ligatures and its signs are in the first file alone', () => {
  const [latin = []] = FACES;
  const missing = Array.from('àâäçéèêëîïôöùûüÿœŒæÆ«»’–—…€×').filter(
    (sign) =>
      !latin.some(([first = 0, last = 0]) => first <= sign.charCodeAt(0) && sign.charCodeAt(0) <= last),
  );
  expect(missing).toEqual([]);
});

/** The faces that stand until Source Sans 3 is there: their family, then how much they are scaled, in percent. */
const WAITING_FACES = Array.from(
  css.matchAll(
    /font-family: '(ODU avant, \w+)';.*?size-adjust: (.*?)%;.*?ascent-override: (.*?)%;.*?descent-override: (.*?)%;/gs,
  ),
  ([, family = '', ...percents]) => ({ family, percents: percents.map(Number) }),
);

test('every font that stands before ours is asked for by the text, in regular and in bold', () => {
  const asked = Array.from(TYPE.family.matchAll(/'(ODU avant, \w+)'/g), ([, family]) => family);
  expect(WAITING_FACES.map(({ family }) => family)).toEqual(asked.flatMap((family) => [family, family]));
});

test.for(WAITING_FACES)('$family, once scaled, is as high as Source Sans 3', ({ percents }) => {
  const [size = 0, ascent = 0, descent = 0] = percents;
  expect((size * ascent) / 10_000).toBeCloseTo(1.024, 2);
  expect((size * descent) / 10_000).toBeCloseTo(0.4, 2);
});
