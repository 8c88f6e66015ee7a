import { expect, test } from 'vitest';
import {
  COLOR_PAIRS,
  type ColorName,
  computePairContrast,
  DECORATIVE_COLORS,
  MINIMUM_RATIO,
  readColor,
} from './color-pairs.ts';
import { DARK_COLORS, LIGHT_COLORS } from './tokens.ts';

const THEMES = ['light', 'dark'] as const;

test.for(THEMES.flatMap((theme) => COLOR_PAIRS.map((pair) => ({ theme, ...pair }))))(
  '$theme: $foreground on $background ($kind)',
  ({ theme, ...pair }) => {
    expect(computePairContrast(theme, pair)).toBeGreaterThanOrEqual(MINIMUM_RATIO[pair.kind]);
  },
);

const listColors = (colors: typeof LIGHT_COLORS | typeof DARK_COLORS): string[] => {
  const { risque, ...plain } = colors;
  return [
    ...Object.keys(plain),
    ...Object.keys(risque).flatMap((niveau) => [
      `risque.${niveau}.background`,
      `risque.${niveau}.foreground`,
    ]),
  ];
};

test('no colour of the theme escapes: it is in a pair, or it carries no information', () => {
  const checked = new Set<string>([
    ...COLOR_PAIRS.flatMap(({ foreground, background }) => [foreground, background]),
    ...DECORATIVE_COLORS,
  ]);
  expect(listColors(LIGHT_COLORS).filter((name) => !checked.has(name))).toEqual([]);
});

test('both themes have the same colours, and each can be read', () => {
  expect(listColors(DARK_COLORS)).toEqual(listColors(LIGHT_COLORS));
  for (const name of listColors(LIGHT_COLORS)) {
    for (const theme of THEMES) expect(readColor(theme, name as ColorName)).toMatch(/^#|^rgba|^transparent$/);
  }
});
