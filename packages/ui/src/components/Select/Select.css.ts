import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { input } from '../Field/Field.css.ts';

export const trigger = style([
  input,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.xsmall,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '[data-invalid] > &': {
        borderColor: vars.color.danger,
        boxShadow: `0 0 0 1px ${vars.color.danger}`,
      },
    },
    '@media': { '(forced-colors: active)': { selectors: { '[data-invalid] > &': { borderWidth: '3px' } } } },
  },
]);

export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: vars.color.inkSoft } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-placeholder]': { color: 'GrayText' } } } },
});
