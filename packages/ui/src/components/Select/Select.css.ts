import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { input } from '../Field/Field.css.ts';

/** Around one line of text, so that the chevron stays beside the first of several. */
const padding = (border: string): string => `calc((${vars.density.controlHeight} - 1lh) / 2 - ${border})`;

export const trigger = style([
  input,
  {
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: vars.space.xsmall,
    paddingBlock: padding('1px'),
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '[data-invalid] > &': {
        borderColor: vars.color.danger,
        boxShadow: `0 0 0 1px ${vars.color.danger}`,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '[data-invalid] > &': { borderWidth: '3px', paddingBlock: padding('3px') } },
      },
    },
  },
]);

globalStyle(`${trigger} > svg`, { blockSize: '1lh' });

export const value = style({
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  selectors: { '&[data-placeholder]': { color: vars.color.inkSoft } },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-placeholder]': { color: 'GrayText' } } } },
});
