import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const box = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const padding = styleVariants(vars.space, (value) => ({ padding: value }));

export const tone = styleVariants({
  none: {},
  surface: { background: vars.color.surface },
  sunken: { background: vars.color.surfaceSunken },
  brand: { background: vars.color.brandTint },
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
