import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

export const soft = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

export const text = style({
  maxInlineSize: vars.font.measure,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});

export const states = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  minInlineSize: 0,
  '@media': { [`(min-width: ${BREAKPOINT.phone})`]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const state = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  padding: vars.space.medium,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
});

export const answers = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
});
