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

export const value = style({ color: vars.color.inkSoft, fontVariantNumeric: 'tabular-nums' });

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
  transformOrigin: 'left',
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

/** Without motion the bar stands still at a third: the words say that it is running. */
export const indeterminate = style({
  inlineSize: '33%',
  '@media': {
    '(prefers-reduced-motion: no-preference)': { animation: `${slide} 1600ms ease-in-out infinite` },
  },
  selectors: { ':root[data-motion="none"] &': { animation: 'none' } },
});
