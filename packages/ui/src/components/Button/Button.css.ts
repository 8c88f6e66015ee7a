import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  maxInlineSize: '100%',
  minBlockSize: vars.density.controlHeight,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.title,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[data-full-width]': { inlineSize: '100%' },
    // Its text, not its target, stands on the margin; no further out than the gutter of a page.
    '&[data-flush]': {
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingInline: `calc(${vars.space.medium} - 1px)`,
      maxInlineSize: `calc(100% + 2 * ${vars.space.medium})`,
    },
    // Behind its open menu it is not being pressed.
    '&[data-pressed]:not([aria-expanded="true"])': { opacity: 0.85 },
    '&[data-pending]': { cursor: 'progress' },
    '&[data-disabled]': {
      cursor: 'not-allowed',
      color: vars.color.inkSoft,
      background: vars.color.surfaceSunken,
      borderColor: vars.color.line,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
        // Its border shows.
        '&[data-flush]': { marginInline: 0 },
      },
    },
    // Paper cannot be pressed.
    print: { display: 'none' },
  },
});

const enabled = '&:not([data-disabled])';
const hovered = '&[data-hovered]:not([data-disabled])';

const filled = (color: string, colorHover: string, onColor: string) => ({
  selectors: {
    [enabled]: { color: onColor, background: color },
    [hovered]: { background: colorHover },
  },
  // Without its colour it is still the stronger one.
  '@media': { '(forced-colors: active)': { selectors: { [enabled]: { borderWidth: '2px' } } } },
});

const lined = (color: string, border: string, tint: string, surface: string) => ({
  selectors: {
    [enabled]: { color, background: surface, borderColor: border },
    [hovered]: { background: tint },
  },
});

export const variant = styleVariants({
  primary: [base, filled(vars.color.brand, vars.color.brandHover, vars.color.onBrand)],
  secondary: [base, lined(vars.color.brand, vars.color.lineStrong, vars.color.brandTint, vars.color.surface)],
  quiet: [
    base,
    lined(vars.color.brand, 'transparent', vars.color.brandTint, 'transparent'),
    // Going out draws no box around it.
    { selectors: { '&[data-disabled]': { background: 'transparent', borderColor: 'transparent' } } },
  ],
  danger: [base, filled(vars.color.danger, vars.color.dangerHover, vars.color.onDanger)],
  accent: [base, filled(vars.color.accent, vars.color.accentHover, vars.color.onAccent)],
});

/** The text and the busy text share one cell, so that the button never shrinks under the pointer. */
export const content = style({ display: 'inline-grid', justifyItems: 'center', alignItems: 'center' });

export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  selectors: { '[data-pending] &': { visibility: 'hidden' } },
});

export const pending = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = style({
  flexShrink: 0,
  inlineSize: '1.1em',
  blockSize: '1.1em',
  borderRadius: vars.radius.full,
  border: '2px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 900ms linear infinite`,
  selectors: { ':root[data-motion="none"] &': { animation: 'none' } },
  '@media': {
    '(prefers-reduced-motion: reduce)': { animation: 'none' },
    // Otherwise the open side is painted as well, and the arc is a ring that says nothing.
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonText',
      borderInlineEndColor: 'ButtonFace',
    },
  },
});

// Out of the flow: it must not count as an item of the row or grid the button stands in.
export const announcement = style({ position: 'absolute' });
