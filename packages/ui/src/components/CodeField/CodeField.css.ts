import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { input as fieldInput } from '../Field/Field.css.ts';

export const input = style([
  fieldInput,
  {
    maxInlineSize: '14rem',
    fontSize: vars.font.size.s28,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.font.weight.semibold,
    letterSpacing: '0.35em',
  },
]);
