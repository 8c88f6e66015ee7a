import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const finder = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.small,
});
