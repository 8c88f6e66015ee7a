import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const card = style({
  position: 'relative',
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-highlighted]': { outline: `3px solid ${vars.color.brand}`, outlineOffset: '2px' },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const padding = styleVariants(vars.space, (value) => ({ padding: value }));

export const tone = styleVariants({
  surface: { background: vars.color.surface },
  sunken: { background: vars.color.surfaceSunken },
  brand: {
    background: vars.color.brandTint,
    borderColor: vars.color.brand,
    '@media': { '(forced-colors: active)': { borderWidth: '2px' } },
  },
});
