import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

/** Under this width (a phone of 320 px) the cells stack their texts, so that nothing scrolls sideways. */
const NARROW = '(max-width: 20.5rem)';

export const scroller = style({
  // What is visually hidden is placed absolutely: it must scroll with the grid, not widen the page.
  position: 'relative',
  containerType: 'inline-size',
  overflowX: 'auto',
  '@media': { print: { overflow: 'visible' } },
});

export const table = style({
  inlineSize: '100%',
  maxInlineSize: '44rem',
  minInlineSize: '16rem',
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: '3px',
  '@container': { [NARROW]: { borderSpacing: '2px' } },
});

export const caption = style({
  // The grid may be wider than its place and scroll; its title is read whole.
  maxInlineSize: '100cqi',
  textAlign: 'start',
  fontWeight: vars.font.weight.semibold,
  paddingBlockEnd: vars.space.xsmall,
  textWrap: 'balance',
});

export const header = style({
  paddingBlock: vars.space.xxsmall,
  paddingInline: 0,
  fontSize: vars.font.size.s14,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.inkSoft,
  textAlign: 'center',
  verticalAlign: 'bottom',
  lineHeight: vars.font.lineHeight.title,
  '@container': {
    [NARROW]: {
      hyphens: 'auto',
      fontWeight: vars.font.weight.regular,
      letterSpacing: '-0.02em',
    },
  },
});

export const corner = style([
  header,
  { inlineSize: '4.5rem', '@container': { [NARROW]: { inlineSize: '3.75rem' } } },
]);

export const rowHeader = style([
  header,
  { textAlign: 'end', verticalAlign: 'middle', paddingInlineEnd: vars.space.xxsmall },
]);

/** What is to be used, not read. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

const cell = style({
  blockSize: '4rem',
  padding: 0,
  borderRadius: vars.radius.small,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    print: { printColorAdjust: 'exact' },
    '(forced-colors: active)': { border: '1px solid CanvasText' },
  },
});

const { faible, modere, important, critique } = vars.color.risque;
export const cells = {
  ...styleVariants(
    { GREEN: faible, YELLOW: modere, ORANGE: important, RED: critique },
    ({ background, foreground }) => [cell, { background, color: foreground }],
  ),
  NONE: style([cell, { background: vars.color.surfaceSunken }]),
};

/** The whole case, 64 px high. */
export const opener = style({
  display: 'grid',
  placeContent: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: '4rem',
  padding: vars.space.xxsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    // On the colours of the levels only a ring of two tones is seen everywhere.
    '&[data-focus-visible]': {
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '1px',
      boxShadow: `inset 0 0 0 2px ${vars.color.surface}`,
    },
    '&[data-hovered]': { boxShadow: 'inset 0 0 0 2px currentColor' },
  },
});

export const risques = style({ listStyle: 'none', display: 'grid' });

export const risque = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const risqueText = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const risquePlace = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

export const content = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '2px',
  lineHeight: vars.font.lineHeight.title,
});

export const count = style({ fontSize: vars.font.size.s22, fontWeight: vars.font.weight.bold });

export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.3em',
  fontSize: vars.font.size.s14,
  '@container': { [NARROW]: { flexDirection: 'column', gap: '2px' } },
});

/** Where a case is wide enough for it; the key under the grid names the shapes anyway. */
export const word = style({ '@container': { '(max-width: 36rem)': { display: 'none' } } });

export const legend = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
