import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

/** Grows before the buttons go under it. */
export const text = style({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' });
