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

// In pieces, that none of them is the largest text of the page of the list: it comes with the data.
export const compteurs = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '0.25em',
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
});

export const counters = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  listStyle: 'none',
});
