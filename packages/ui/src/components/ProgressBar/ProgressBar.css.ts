import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const progressBar = style({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  overflowWrap: 'anywhere',
});

export const value = style({
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:only-child': { marginInlineStart: 'auto' } },
});

export const track = style({
  blockSize: vars.space.xsmall,
  overflow: 'hidden',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceSunken,
});

const fillBase = style({
  blockSize: '100%',
  inlineSize: '100%',
  transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
  '@media': {
    print: { printColorAdjust: 'exact' },
    '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
  },
});

export const fill = styleVariants({
  brand: [fillBase, { background: vars.color.brand }],
  success: [fillBase, { background: vars.color.success }],
});

const slide = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });

/** Without motion the bar is striped from end to end: a part of it would look like a measure. */
export const indeterminate = style({
  maskImage: 'repeating-linear-gradient(-45deg, #000 0 8px, transparent 8px 16px)',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: {
        ':root:not([data-motion="none"]) &': {
          inlineSize: '33%',
          maskImage: 'none',
          animation: `${slide} 1600ms ease-in-out infinite`,
        },
      },
    },
  },
});
