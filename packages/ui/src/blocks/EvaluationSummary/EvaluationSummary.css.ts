import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** By the width of the summary itself, wherever it stands. */
const NARROW = '(max-width: 44rem)';

/** How many risks a part of a bar stands for. */
export const share = createVar();

export const summary = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 });

export const highest = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  overflowWrap: 'anywhere',
});

export const counters = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  listStyle: 'none',
});

export const counter = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.semibold,
});

export const bar = style({
  display: 'flex',
  gap: '2px',
  blockSize: '0.875rem',
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
});

const part = style({
  flexGrow: share,
  flexBasis: 0,
  minInlineSize: '4px',
  // Between two parts, and to the paper, whatever their colours are.
  border: `1px solid ${vars.color.lineStrong}`,
  // The ends are round by themselves: cut by the bar, the dashes of what is not evaluated would stay open.
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.small, borderEndStartRadius: vars.radius.small },
    '&:last-child': { borderStartEndRadius: vars.radius.small, borderEndEndRadius: vars.radius.small },
  },
  '@media': {
    print: { printColorAdjust: 'exact' },
    // As the badges, its key, keep theirs.
    '(forced-colors: active)': { forcedColorAdjust: 'none', border: '1px solid CanvasText' },
  },
});

const { faible, modere, important, critique, nonEvalue } = vars.color.risque;
export const parts = {
  ...styleVariants({ GREEN: faible, YELLOW: modere, ORANGE: important, RED: critique }, ({ background }) => [
    part,
    { background },
  ]),
  NON_EVALUE: style([
    part,
    {
      border: `1px dashed ${nonEvalue.foreground}`,
      boxSizing: 'border-box',
      background: vars.color.surface,
      '@media': {
        '(forced-colors: active)': { border: '1px dashed CanvasText', background: 'Canvas' },
      },
    },
  ]),
};

export const unites = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.medium,
  listStyle: 'none',
});

export const unite = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14rem) minmax(0, 1fr) 15rem',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.space.xsmall } },
});

export const uniteName = style({ overflowWrap: 'anywhere' });

export const uniteCounters = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  color: vars.color.inkSoft,
  fontSize: vars.font.size.s14,
});

export const uniteLevels = style([
  uniteCounters,
  { justifyItems: 'end', '@container': { [NARROW]: { justifyItems: 'start' } } },
]);
