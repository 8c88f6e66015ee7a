import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  // As high with a badge as without: cards side by side keep one line.
  minBlockSize: '1.75rem',
});

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });

/** At the bottom of cards side by side. */
export const action = style({ marginBlockStart: 'auto' });

export const soft = style({ color: vars.color.inkSoft });
