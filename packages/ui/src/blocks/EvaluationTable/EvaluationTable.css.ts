import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER, MIN_STICKY_HEIGHT } from '../../theme/tokens.ts';

/** Everything of a risk on one line. */
const WIDE = '(min-width: 62rem)';
/** The three criteria beside each other, under the name. */
const MEDIUM = '(min-width: 40rem)';

export const table = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
});

export const keys = style({
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  '@media': { '(pointer: coarse)': { display: 'none' }, print: { display: 'none' } },
});

// The rows fold by the table's own width, wherever it stands.
export const headFrame = style({
  containerType: 'inline-size',
  '@media': {
    // Where two lines are all that is in sight, nothing covers them.
    [`screen and (min-height: ${MIN_STICKY_HEIGHT})`]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: LAYER.sticky,
    },
  },
});

// The bar of a selection stands there; its boxes move the lines, and the head goes with them.
globalStyle(`${table}[data-selecting] > ${headFrame}`, {
  position: 'static',
  zIndex: 'auto',
  paddingInlineStart: `calc(${vars.density.controlHeight} + ${vars.space.xsmall})`,
});

export const frame = style({ containerType: 'inline-size' });

const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
  gridTemplateAreas: '"texts texts" "niveau copy" "notes notes"',
  gap: `${vars.space.xsmall} ${vars.space.small}`,
  alignItems: 'center',
  paddingInline: vars.space.medium,
});

export const head = style([
  grid,
  {
    display: 'none',
    paddingBlock: vars.space.xsmall,
    background: vars.color.paper,
    fontSize: vars.font.size.s14,
    fontWeight: vars.font.weight.semibold,
    color: vars.color.inkSoft,
  },
]);

export const row = style([
  grid,
  {
    position: 'relative',
    // A fieldset is as wide as its widest word otherwise.
    minInlineSize: 0,
    marginInline: 0,
    paddingBlock: vars.space.xsmall,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.small,
    background: vars.color.surface,
    overflowWrap: 'anywhere',
    // The head above and the editor's bar below leave the line in sight.
    scrollMarginBlock: '3rem 6rem',
    selectors: {
      '&[data-todo]': {
        borderStyle: 'dashed',
        borderColor: vars.color.lineStrong,
        background: vars.color.surfaceSunken,
      },
      '&:focus-within': { borderColor: vars.color.brand },
    },
    '@media': { print: { breakInside: 'avoid' } },
  },
]);

export const texts = style({ gridArea: 'texts', display: 'grid', justifyItems: 'start', minInlineSize: 0 });

export const open = style({
  minBlockSize: '1.5rem',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.title,
  textAlign: 'start',
  textDecoration: 'underline',
  textDecorationColor: vars.color.line,
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.brand, textDecorationColor: 'currentColor' },
  },
});

export const meta = style({
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const notes = style({
  gridArea: 'notes',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const niveau = style({
  gridArea: 'niveau',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const missing = style({ fontSize: vars.font.size.s14, color: vars.color.warning, textAlign: 'end' });

export const copy = style({ gridArea: 'copy', minBlockSize: vars.density.controlHeight });

globalStyle(`${frame} ${notes}, ${headFrame} ${notes}`, {
  '@container': { [MEDIUM]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

globalStyle(`${headFrame} > ${head}`, { '@container': { [MEDIUM]: { display: 'grid' } } });

// The head names the criteria there; a screen reader keeps the name of each group.
globalStyle(`${frame} [role="radiogroup"] > span:first-child`, {
  '@container': {
    [MEDIUM]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

globalStyle(`${frame} > ${row}, ${headFrame} > ${head}`, {
  '@container': {
    [MEDIUM]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto 2.75rem',
      gridTemplateAreas: '"texts niveau copy" "notes notes notes"',
    },
    [WIDE]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 42rem) 7.5rem 2.75rem',
      gridTemplateAreas: '"texts notes niveau copy"',
    },
  },
});
