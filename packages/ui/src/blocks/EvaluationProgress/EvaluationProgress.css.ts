import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const progress = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const unites = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 16rem), 1fr))',
  gap: vars.space.medium,
  listStyle: 'none',
});

export const unite = style({ minInlineSize: 0 });

/** Where no risk is, nothing is to fill: a bar would look like work left to do. */
export const empty = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
  overflowWrap: 'anywhere',
});

export const none = style({ color: vars.color.inkSoft });
