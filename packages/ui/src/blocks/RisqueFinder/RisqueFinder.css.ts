import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const finder = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
});

globalStyle(`${finder} > *`, { flex: '1 1 9.5rem', minInlineSize: 0, maxInlineSize: '25rem' });

/** A choice, and the way to more of them under it. */
export const choice = style({ display: 'grid' });

globalStyle(`${choice} > button`, { justifySelf: 'start' });

/** The names of families are long: wider fields, in a row of their own. */
export const more = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.small,
});

globalStyle(`${finder} > ${more}`, { flexBasis: '100%', maxInlineSize: 'none' });
