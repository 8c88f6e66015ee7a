import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const text = style({ overflowWrap: 'anywhere' });

export const measure = style({ maxInlineSize: vars.font.measure });

export const numeric = style({ fontVariantNumeric: 'tabular-nums' });

export const size = styleVariants(vars.font.size, (fontSize) => ({ fontSize }));

export const tone = styleVariants({
  default: {},
  soft: { color: vars.color.inkSoft },
  brand: { color: vars.color.brand },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
  warning: { color: vars.color.warning },
});

export const weight = styleVariants(vars.font.weight, (fontWeight) => ({ fontWeight }));

const clamp = (lines: number) => ({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical' as const,
  WebkitLineClamp: lines,
  overflow: 'hidden',
  '@media': { print: { display: 'block', overflow: 'visible' } },
});
export const maxLines = styleVariants({ 1: clamp(1), 2: clamp(2), 3: clamp(3) });
