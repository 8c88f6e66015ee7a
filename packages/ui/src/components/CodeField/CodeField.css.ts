import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { input as fieldInput } from '../Field/Field.css.ts';

/** How many digits the field is as wide as. */
export const digits = createVar();

const SPACING = '0.35em';

export const input = style([
  fieldInput,
  {
    inlineSize: `calc(${digits} * (1ch + ${SPACING}) + 2 * ${vars.density.controlPadding} + 8px)`,
    maxInlineSize: '100%',
    // A digit is never replaced by an ellipsis.
    textOverflow: 'clip',
    // With texts at 200 % on a narrow screen, the six digits still stand in the field.
    fontSize: `min(${vars.font.size.s28}, 12vw)`,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.font.weight.semibold,
    letterSpacing: SPACING,
  },
]);
