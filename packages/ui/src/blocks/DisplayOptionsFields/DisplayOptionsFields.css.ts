import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const fields = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
  minInlineSize: 0,
});

export const sort = style({ flex: '0 1 16rem', minInlineSize: 0 });

export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  minInlineSize: 0,
});
