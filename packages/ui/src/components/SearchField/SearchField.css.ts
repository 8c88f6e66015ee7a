import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { bareInput } from '../Field/Field.css.ts';
import { variant as iconButton } from '../IconButton/IconButton.css.ts';

export const icon = style({
  display: 'inline-flex',
  paddingInlineStart: vars.density.controlPadding,
  color: vars.color.inkSoft,
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-disabled] > &': { color: 'GrayText' } } },
  },
});

export const input = style([
  bareInput,
  {
    appearance: 'none',
    selectors: { '&::-webkit-search-cancel-button, &::-webkit-search-decoration': { display: 'none' } },
  },
]);

export const clear = style([iconButton.quiet, { selectors: { '[data-empty] &': { display: 'none' } } }]);
