import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.density.controlHeight,
  blockSize: vars.density.controlHeight,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: 'transparent',
  cursor: 'pointer',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    // Behind its open menu it is not being pressed.
    '&[data-pressed]:not([aria-expanded="true"])': { opacity: 0.85 },
    '&[data-disabled]': { color: vars.color.inkSoft, opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      borderColor: 'ButtonBorder',
      selectors: { '&[data-disabled]': { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
    },
    print: { display: 'none' },
  },
});

const toned = (color: string, tint: string, border = 'transparent') => ({
  borderColor: border,
  selectors: {
    '&:not([data-disabled])': { color },
    '&[data-hovered]:not([data-disabled])': { background: tint },
  },
});

export const variant = styleVariants({
  quiet: [base, toned(vars.color.inkSoft, vars.color.brandTint)],
  secondary: [base, toned(vars.color.brand, vars.color.brandTint, vars.color.lineStrong)],
  danger: [base, toned(vars.color.danger, vars.color.dangerTint)],
});
