import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  minInlineSize: 0,
});

/** The width of a phone, and no wider. */
export const sort = style({ flex: '1 1 16rem', minInlineSize: 0, maxInlineSize: '21rem' });

export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  minInlineSize: 0,
});
