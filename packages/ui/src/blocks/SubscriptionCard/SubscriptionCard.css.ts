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

export const soft = style({ color: vars.color.inkSoft });
