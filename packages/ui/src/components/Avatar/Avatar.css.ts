import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: `1px solid ${vars.color.brand}`,
  borderRadius: vars.radius.full,
  background: vars.color.brandTint,
  color: vars.color.brand,
  fontWeight: vars.font.weight.semibold,
});

export const size = styleVariants({
  small: [
    base,
    { inlineSize: vars.space.xlarge, blockSize: vars.space.xlarge, fontSize: vars.font.size.s14 },
  ],
  medium: [
    base,
    {
      inlineSize: vars.density.controlHeight,
      blockSize: vars.density.controlHeight,
      fontSize: vars.font.size.s16,
    },
  ],
});
