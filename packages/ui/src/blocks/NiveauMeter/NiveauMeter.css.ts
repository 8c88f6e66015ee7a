import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Where the pointer stands, 0 to 1. */
export const position = createVar();

export const meter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const legend = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const label = style({ fontWeight: vars.font.weight.semibold });

export const gauge = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '2px',
  paddingBlock: '0.375rem',
});

const band = style({
  blockSize: '0.625rem',
  '@media': {
    print: { printColorAdjust: 'exact' },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      border: '1px solid CanvasText',
      selectors: { '[data-empty] > &': { background: 'Canvas' } },
    },
  },
  selectors: {
    '&:first-child': { borderStartStartRadius: vars.radius.full, borderEndStartRadius: vars.radius.full },
    '&:nth-child(4)': { borderStartEndRadius: vars.radius.full, borderEndEndRadius: vars.radius.full },
    '[data-empty] > &': { background: vars.color.line },
  },
});

const { faible, modere, important, critique } = vars.color.risque;
export const bands = styleVariants(
  { GREEN: faible, YELLOW: modere, ORANGE: important, RED: critique },
  ({ background }) => [band, { background }],
);

export const pointer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: `calc(0.25rem + (100% - 0.5rem) * ${position})`,
  inlineSize: '0.5rem',
  marginInlineStart: '-0.25rem',
  border: `2px solid ${vars.color.surface}`,
  borderRadius: vars.radius.full,
  background: vars.color.ink,
  transition: `inset-inline-start ${vars.motion.normal} ${vars.motion.easing}`,
  '@media': {
    print: { printColorAdjust: 'exact' },
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      borderColor: 'Canvas',
      background: 'CanvasText',
    },
  },
});

export const formule = style({
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});
