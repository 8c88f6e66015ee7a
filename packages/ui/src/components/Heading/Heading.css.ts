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

export const size = styleVariants(
  {
    ...vars.font.size,
    /** Above a title that counts more, which it does not outweigh on a narrow screen. */
    frame: `clamp(${vars.font.size.s18}, 1.5vw + 0.75rem, ${vars.font.size.s22})`,
  },
  (fontSize) => ({ fontSize }),
);

/** In one piece, and a text of its own: the one before is painted once, whether it is there or not. */
export const detail = style({ display: 'inline-block' });

export const firstPaint = style({});

/**
 * At first a little wider: in a font of the machine, no title is less wide than the heading that takes its place. A browser counts
 * a page as there when its largest text is.
 */
export const awaited = style({ selectors: { [`${firstPaint} &`]: { letterSpacing: '0.015em' } } });

/** The size of each level when none is asked for; long titles shrink on narrow screens. */
export const levelSize = styleVariants({
  1: { fontSize: `clamp(${vars.font.size.s22}, 4vw + 1rem, ${vars.font.size.s36})` },
  2: { fontSize: `clamp(${vars.font.size.s22}, 2vw + 1rem, ${vars.font.size.s28})` },
  3: { fontSize: vars.font.size.s22 },
  4: { fontSize: vars.font.size.s18 },
  5: { fontSize: vars.font.size.s16 },
  6: { fontSize: vars.font.size.s16 },
});
