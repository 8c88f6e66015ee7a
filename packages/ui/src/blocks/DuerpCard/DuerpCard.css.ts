import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  minInlineSize: 0,
});

export const title = style({ flex: '1 1 8rem', minInlineSize: 0 });

/** At the bottom, so that the buttons of cards side by side stand on one line. */
export const actions = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.xsmall });
