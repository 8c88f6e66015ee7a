import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const niveaux = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const highest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.font.size.s14,
});

export const counters = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  listStyle: 'none',
});
