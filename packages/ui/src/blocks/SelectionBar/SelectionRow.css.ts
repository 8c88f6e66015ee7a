import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const withBox = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
});

// With large texts on a small screen the box stands above, and what it is about keeps the whole width.
globalStyle(`${withBox} > :last-child`, { flex: '1 1 14rem', minInlineSize: 0 });

// A box that takes the focus stands below the bar of the selection, and above that of the steps.
globalStyle(`${withBox} input`, { scrollMarginBlock: '12rem 7rem' });

// Its words are not seen: a finger wants 44 px all the same.
globalStyle(`${withBox} label`, {
  '@media': { '(pointer: coarse)': { minInlineSize: '2.75rem' } },
});
