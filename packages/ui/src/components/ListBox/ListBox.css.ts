import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const popover = style({
  inlineSize: 'var(--trigger-width)',
  minInlineSize: 'min(12rem, calc(100vw - 1.5rem))',
  maxInlineSize: 'calc(100vw - 1rem)',
  overflow: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
});

export const list = style({ padding: vars.space.xxsmall, outline: 'none' });

/** A rule above every group but one that opens the list. */
export const section = style({
  selectors: {
    '&:not(:first-child)': {
      marginBlockStart: vars.space.xxsmall,
      paddingBlockStart: vars.space.xxsmall,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const heading = style({
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  fontSize: vars.font.size.s14,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'center',
  columnGap: vars.space.xsmall,
  minBlockSize: vars.density.controlHeight,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-focus-visible], &[data-hovered]': { background: vars.color.brandTint },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-selected]': { fontWeight: vars.font.weight.semibold, color: vars.color.brand },
    '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focus-visible], &[data-hovered]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const optionDescription = style({
  gridColumn: 1,
  fontSize: vars.font.size.s14,
  fontWeight: vars.font.weight.regular,
  color: vars.color.inkSoft,
});

export const check = style({
  display: 'inline-flex',
  gridColumn: 2,
  gridRow: '1 / span 2',
  visibility: 'hidden',
  selectors: { [`${option}[data-selected] &`]: { visibility: 'visible' } },
});

export const empty = style({ padding: vars.space.small, color: vars.color.inkSoft });
