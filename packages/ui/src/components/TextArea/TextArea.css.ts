import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { input } from '../Field/Field.css.ts';

/** How many lines show while the text is short. */
export const minRows = createVar();

export const textArea = style([
  input,
  {
    display: 'block',
    minBlockSize: `calc(${minRows} * 1lh + 2 * ${vars.space.xsmall} + 2px)`,
    maxBlockSize: '60vh',
    resize: 'vertical',
    lineHeight: vars.font.lineHeight.text,
    '@supports': { '(field-sizing: content)': { fieldSizing: 'content', resize: 'none' } },
  },
]);

export const counter = style({
  justifySelf: 'end',
  fontSize: vars.font.size.s14,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSoft,
  selectors: {
    '&[data-exceeded]': { color: vars.color.danger, fontWeight: vars.font.weight.semibold },
  },
});
