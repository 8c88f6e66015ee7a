import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// Isolated: the line that joins two steps stands above their backgrounds, and below all the rest.
export const list = style({ display: 'grid', listStyle: 'none', isolation: 'isolate' });

export const item = style({
  position: 'relative',
  selectors: {
    // The line that joins a step to the next one.
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      zIndex: 1,
      insetBlock: `calc(${vars.space.xsmall} + 2rem) calc(-1 * ${vars.space.xsmall})`,
      insetInlineStart: `calc(${vars.space.xsmall} + 1rem)`,
      borderInlineStart: `1px solid ${vars.color.lineStrong}`,
    },
  },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'start',
  columnGap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: vars.density.controlHeight,
  padding: vars.space.xsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    'button&, a&': { cursor: 'pointer' },
    '&[data-hovered]': { background: vars.color.brandTint },
    '&[aria-current]': { background: vars.color.brandTint, fontWeight: vars.font.weight.semibold },
    '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '[data-status="done"] > &': {
      borderColor: vars.color.success,
      color: vars.color.success,
      background: vars.color.successTint,
    },
    '[data-status="warning"] > &': {
      borderColor: vars.color.warning,
      color: vars.color.warning,
      background: vars.color.warningTint,
    },
    '[aria-current] > &': {
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
      background: vars.color.brand,
    },
  },
  '@media': { '(forced-colors: active)': { selectors: { '[aria-current] > &': { borderWidth: '3px' } } } },
});

/** As high as the mark when it is one line long, so that both share an axis. */
export const label = style({ paddingBlock: `calc((2rem - ${vars.font.lineHeight.text} * 1em) / 2)` });

export const hint = style({
  gridColumn: 2,
  fontSize: vars.font.size.s14,
  fontWeight: vars.font.weight.regular,
  color: vars.color.inkSoft,
});
