import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  minInlineSize: 0,
});

export const texts = style({
  // Under this width of the text its buttons stand below it; where arrows stand beside them, as soon as it needs a second line.
  flex: '1 1 9rem',
  '@container': { '(max-width: 24rem)': { flexBasis: 'auto' } },
  minInlineSize: 0,
  paddingBlock: vars.space.xxsmall,
  paddingInlineEnd: vars.space.xsmall,
  overflowWrap: 'anywhere',
});

export const detail = style({
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'end',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  marginInlineStart: 'auto',
});

export const form = style({ paddingBlock: vars.space.xsmall });
