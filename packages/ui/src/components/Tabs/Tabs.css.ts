import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const tabs = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Scrolls sideways when the tabs do not fit. */
export const list = style({
  // What is visually hidden is placed absolutely: it must scroll with its text, not widen the page.
  position: 'relative',
  display: 'flex',
  gap: vars.space.xxsmall,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  flexShrink: 0,
  // Never wider than its row: what cannot be seen whole cannot be brought into sight.
  maxInlineSize: 'min(22rem, 100%)',
  minBlockSize: vars.density.controlHeight,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.xxsmall,
  borderBlockEnd: '3px solid transparent',
  color: vars.color.inkSoft,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.title,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.brand, background: vars.color.brandTint },
    '&[data-selected]': { color: vars.color.brand, borderBlockEndColor: vars.color.brand },
    '&[data-disabled]': { cursor: 'not-allowed', opacity: 0.6 },
    // The list clips what stands out of it.
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-3px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { borderBlockEndColor: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
        '&:not([data-selected])': { borderBlockEndColor: 'Canvas' },
      },
    },
  },
});

/** Two lines at most: a name of 200 letters must not push the others away; the panel says it whole. */
export const label = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
});

/** A count stays on its line: the name gives way. */
export const badge = style({ flexShrink: 0, whiteSpace: 'nowrap' });

export const panel = style({
  paddingBlockStart: vars.space.large,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
