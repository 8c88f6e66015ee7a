import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

export const popover = style({
  minInlineSize: `min(12rem, 100vw - ${vars.space.large})`,
  maxInlineSize: `min(22rem, 100vw - ${vars.space.large})`,
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  selectors: { '&[data-entering]': { animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.easing}` } },
});

export const menu = style({
  padding: vars.space.xxsmall,
  selectors: { '&:focus-visible': { outline: 'none' } },
});

const itemBase = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  minBlockSize: vars.density.controlHeight,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-focused]': { background: vars.color.brandTint, outline: 'none' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      // A link among the actions is one of them.
      color: 'CanvasText',
      selectors: {
        '&[data-disabled]': { color: 'GrayText' },
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
      },
    },
  },
});

export const item = styleVariants({
  default: [itemBase],
  danger: [
    itemBase,
    {
      color: vars.color.danger,
      selectors: { '&[data-focused]': { background: vars.color.dangerTint } },
    },
  ],
});

export const icon = style({ display: 'inline-flex', marginInlineEnd: vars.space.small });

export const label = style({ gridColumn: 2 });

export const description = style({
  gridColumn: 2,
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  '@media': {
    '(forced-colors: active)': { selectors: { '[data-disabled] > &': { color: 'GrayText' } } },
  },
});

export const separator = style({
  blockSize: '1px',
  border: 0,
  marginBlock: vars.space.xxsmall,
  marginInline: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

/** A rule above every section but one that opens the menu. */
export const section = style({
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: vars.space.xxsmall,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const sectionTitle = style({
  paddingInline: vars.space.small,
  paddingBlockStart: vars.space.xsmall,
  fontSize: vars.font.size.s14,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.inkSoft,
});
