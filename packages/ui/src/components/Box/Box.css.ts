import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

// Forced colours take a background away: its edge stays.
const edge = { '(forced-colors: active)': { outline: '1px solid CanvasText', outlineOffset: '-1px' } };

export const padding = styleVariants(vars.space, (value) => ({ padding: value }));

export const tone = styleVariants({
  none: {},
  surface: { background: vars.color.surface },
  sunken: { background: vars.color.surfaceSunken, '@media': edge },
  brand: { background: vars.color.brandTint, '@media': edge },
});

export const border = styleVariants({
  none: {},
  line: { border: `1px solid ${vars.color.line}` },
  strong: { border: `1px solid ${vars.color.lineStrong}` },
});

export const radius = styleVariants({
  none: {},
  small: { borderRadius: vars.radius.small },
  large: { borderRadius: vars.radius.large },
});
