import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const disclosure = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});

export const group = style({ display: 'grid', gap: vars.space.xsmall });

/** From the edge to the title, past the chevron. */
const INDENT = `(${vars.space.medium} + 1.25em + ${vars.space.small})`;

/** What stands at the end of the line goes under the title when there is no room for both. */
export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  minInlineSize: 0,
  paddingInline: `calc(${INDENT}) ${vars.space.medium}`,
});

export const heading = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  marginInlineStart: `calc(-1 * ${INDENT})`,
  selectors: { '&:last-child': { marginInlineEnd: `calc(-1 * ${vars.space.medium})` } },
});

export const trigger = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: vars.density.controlHeight,
  paddingBlock: `calc((${vars.density.controlHeight} - 1lh) / 2)`,
  paddingInline: vars.space.medium,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.ink,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    [`${heading}:not(:last-child) > &`]: { paddingInlineEnd: 0 },
    '&[data-hovered]': { color: vars.color.brand },
    '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

export const chevron = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  // As high as the first line of the title.
  blockSize: '1lh',
  color: vars.color.brand,
  transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: {
    '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' },
    '[data-disabled] > &': { color: 'inherit' },
  },
  '@media': { print: { display: 'none' } },
});

// The line at the end of the header stands on its baseline, not on the chevron's.
export const title = style({ alignSelf: 'baseline', minInlineSize: 0 });

export const meta = style({
  flexShrink: 0,
  maxInlineSize: '100%',
  // Under the title it belongs to it.
  marginBlockStart: `calc(-1 * ${vars.space.xsmall})`,
  paddingBlockEnd: vars.space.xsmall,
  color: vars.color.inkSoft,
});

// Paper shows everything: a closed panel is hidden by `content-visibility` (hidden="until-found").
export const panel = style({ '@media': { print: { contentVisibility: 'visible' } } });

export const content = style({ padding: vars.space.medium, paddingBlockStart: vars.space.xsmall });
