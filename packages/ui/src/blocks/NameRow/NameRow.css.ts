import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  minInlineSize: 0,
});

export const texts = style({
  // Under this width of the text its buttons stand below it; on a phone, as soon as the text needs more than a line.
  flex: '1 1 11rem',
  '@media': { [`(max-width: ${BREAKPOINT.phone})`]: { flexBasis: 'auto' } },
  minInlineSize: 0,
  paddingBlock: vars.space.xxsmall,
  overflowWrap: 'anywhere',
});

export const detail = style({
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const buttons = style({ display: 'flex', gap: vars.space.xxsmall, marginInlineStart: 'auto' });

export const form = style({ paddingBlock: vars.space.xsmall });
