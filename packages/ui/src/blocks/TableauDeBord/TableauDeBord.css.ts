import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** By the width of the picture itself, wherever it stands. */
const NARROW = '(max-width: 40rem)';

/** How long a bar is, of the longest one. */
export const length = createVar();

/** What a part of a bar stands for. */
export const share = createVar();

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  listStyle: 'none',
});

export const figure = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const rows = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.small,
  listStyle: 'none',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 13rem) minmax(0, 1fr) minmax(0, 16rem)',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const rowName = style({
  overflowWrap: 'anywhere',
  // The month of a table of contents: « janvier 2027 » begins its line.
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
  display: 'block',
});

export const rowText = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

export const track = style({ display: 'block', minInlineSize: 0 });

export const bar = style({ inlineSize: length });

/** The parts of a bar side by side, each as long as what it counts. */
export const split = style({ display: 'flex', gap: '2px' });

/** A bar that is not measured by others. */
export const whole = style({ display: 'flex', gap: '2px', maxInlineSize: '36rem' });

const part = style({
  boxSizing: 'border-box',
  flexGrow: share,
  flexBasis: 0,
  minInlineSize: '6px',
  blockSize: '0.875rem',
  border: `2px solid ${vars.color.brand}`,
  borderRadius: vars.radius.small,
  '@media': {
    print: { printColorAdjust: 'exact' },
    '(forced-colors: active)': { borderColor: 'CanvasText' },
  },
});

/** What is done is full, what is to do is open; what is late and what is given up have a line of their own. */
export const parts = {
  terminees: style([
    part,
    {
      background: vars.color.brand,
      '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  ]),
  aFaire: style([part, { background: vars.color.brandTint }]),
  enRetard: style([part, { borderColor: vars.color.danger, borderStyle: 'double', borderWidth: '4px' }]),
  annulees: style([part, { borderColor: vars.color.lineStrong, borderStyle: 'dashed' }]),
} as const;

export const amounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${vars.space.small} ${vars.space.large}`,
});

export const amount = style({
  fontSize: vars.font.size.s22,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
