import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const heading = style({
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.title,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
});

export const tone = styleVariants({
  default: { color: vars.color.ink },
  soft: { color: vars.color.inkSoft },
});

export const size = styleVariants(vars.font.size, (fontSize) => ({ fontSize }));

/** The size of each level when none is asked for; long titles shrink on narrow screens. */
export const levelSize = styleVariants({
  1: { fontSize: `clamp(${vars.font.size.s22}, 4vw + 1rem, ${vars.font.size.s36})` },
  2: { fontSize: `clamp(${vars.font.size.s22}, 2vw + 1rem, ${vars.font.size.s28})` },
  3: { fontSize: vars.font.size.s22 },
  4: { fontSize: vars.font.size.s18 },
  5: { fontSize: vars.font.size.s16 },
  6: { fontSize: vars.font.size.s16 },
});
