import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const field = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const part = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const list = style({ listStyle: 'none', minInlineSize: 0 });

export const mesure = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const text = style({
  display: 'grid',
  minInlineSize: 0,
  paddingBlock: vars.space.xsmall,
  overflowWrap: 'anywhere',
});

export const kind = style({ fontSize: vars.font.size.s14, color: vars.color.inkSoft });

/** What is in place, readable without opening: two lines, so that the sliders stay near each other. */
export const summary = style({
  display: '-webkit-box',
  overflow: 'hidden',
  paddingInline: vars.space.medium,
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
});
