import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const summary = style({
  flex: '1 1 12rem',
  alignSelf: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const error = style({ color: vars.color.danger, fontWeight: vars.font.weight.semibold });
