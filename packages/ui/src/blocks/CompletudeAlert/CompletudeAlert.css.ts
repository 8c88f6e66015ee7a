import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const groups = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });

export const step = style({ fontWeight: vars.font.weight.semibold, color: vars.color.ink });

export const problems = style({ display: 'grid', paddingInlineStart: vars.space.large });

export const problem = style({ paddingBlock: vars.space.xxsmall, overflowWrap: 'anywhere' });

export const go = style({
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.brand,
  font: 'inherit',
  textAlign: 'start',
  // The bullet stands on the first line of a long message.
  verticalAlign: 'top',
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.brandHover, textDecorationThickness: '2px' },
  },
});
