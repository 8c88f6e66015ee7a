import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { bareInput, group as fieldGroup } from '../Field/Field.css.ts';

/** With large texts on a narrow screen the buttons go under the number. */
export const group = style([fieldGroup, { flexWrap: 'wrap', justifyContent: 'end' }]);

export const input = style([bareInput, { flexBasis: '4rem', fontVariantNumeric: 'tabular-nums' }]);

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.density.controlHeight,
  borderStyle: 'solid',
  boxShadow: `inset 1px 0 ${vars.color.line}`,
  background: 'transparent',
  color: vars.color.brand,
  cursor: 'pointer',
  selectors: {
    '&:last-child': { borderStartEndRadius: vars.radius.small, borderEndEndRadius: vars.radius.small },
    '&[data-hovered]': { background: vars.color.brandTint },
    '&[data-disabled]': { color: vars.color.inkSoft, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 } },
    },
  },
});

export const unit = style({ paddingInlineEnd: vars.space.small, color: vars.color.inkSoft });
