import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.density.controlHeight,
  padding: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.inkSoft,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.brand },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
