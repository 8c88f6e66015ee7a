import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { bareInput } from '../Field/Field.css.ts';

export const input = style([bareInput, { fontVariantNumeric: 'tabular-nums' }]);

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.density.controlHeight,
  minBlockSize: `calc(${vars.density.controlHeight} - 2px)`,
  border: 0,
  borderInlineStart: `1px solid ${vars.color.line}`,
  background: 'transparent',
  color: vars.color.brand,
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderStartEndRadius: vars.radius.small, borderEndEndRadius: vars.radius.small },
    '&[data-hovered]': { background: vars.color.brandTint },
    '&[data-disabled]': { color: vars.color.inkSoft, opacity: 0.5, cursor: 'not-allowed' },
  },
});

export const unit = style({ paddingInlineEnd: vars.space.small, color: vars.color.inkSoft });
