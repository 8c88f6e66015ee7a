import { style, styleVariants } from '@vanilla-extract/css';

const base = style({ flexShrink: 0, verticalAlign: '-0.15em', forcedColorAdjust: 'auto' });

// In em, so that an icon follows the text it stands beside.
export const size = styleVariants({ small: '1em', medium: '1.25em', large: '1.75em' }, (length) => [
  base,
  { inlineSize: length, blockSize: length },
]);
