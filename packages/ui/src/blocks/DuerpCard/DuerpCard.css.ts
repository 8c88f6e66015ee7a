import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

/** The badge under the name, on every card: a long name keeps its whole line. */
export const header = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xsmall,
});

/** At the bottom, so that the buttons of cards side by side stand on one line. */
export const actions = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.xsmall });
