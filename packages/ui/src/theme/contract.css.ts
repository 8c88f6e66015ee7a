import { createGlobalThemeContract } from '@vanilla-extract/css';
import { DENSITY, LAYOUT, LIGHT_COLORS, MOTION, RADIUS, SPACE, TYPE } from './tokens.ts';

/** Names of every design token, as CSS custom properties (`--odu-color-brand`); the themes give them values. */
export const vars = createGlobalThemeContract(
  {
    color: LIGHT_COLORS,
    font: TYPE,
    space: SPACE,
    radius: RADIUS,
    shadow: { floating: '' },
    motion: MOTION.full,
    density: DENSITY.comfortable,
    layout: LAYOUT,
  },
  (_value, path) => `odu-${path.join('-')}`,
);
