import { createVar, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const stopCount = createVar();

const THUMB = '1.75rem';

/** Under it four words no longer stand side by side; in rem of the reader's text size. */
const NARROW = '(max-width: 15.75rem)';

export const slider = style({
  containerType: 'inline-size',
  // The thumb lies over its own stops, never over what scrolls above the slider.
  isolation: 'isolate',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.small,
});

export const help = style({ display: 'grid', gap: vars.space.xxsmall });

export const output = style({
  color: vars.color.brand,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'end',
  selectors: {
    '&[data-empty]': { color: vars.color.inkSoft, fontWeight: vars.font.weight.regular },
    '[data-disabled] &': { color: vars.color.inkSoft },
  },
  '@media': { '(forced-colors: active)': { selectors: { '[data-disabled] &': { color: 'GrayText' } } } },
});

/** From the middle of the first stop to the middle of the last: each stop then stands above its word. */
export const track = style({
  position: 'relative',
  blockSize: vars.density.controlHeight,
  marginInline: `calc(100% / (2 * ${stopCount}))`,
  cursor: 'pointer',
  touchAction: 'pan-y',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: 'calc(50% - 2px)',
      insetInline: 0,
      blockSize: '4px',
      borderRadius: vars.radius.full,
      background: vars.color.line,
    },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      // Thinner than the part that is reached.
      selectors: { '&::before': { insetBlockStart: 'calc(50% - 1px)', borderBlockStart: '2px solid' } },
    },
  },
});

export const fill = style({
  // The stops are drawn over the line and under the thumb.
  zIndex: 0,
  insetBlockStart: 'calc(50% - 2px)',
  maxBlockSize: '4px',
  borderRadius: vars.radius.full,
  background: vars.color.brand,
  selectors: {
    '&[data-empty]': { display: 'none' },
    '&[data-disabled]': { background: vars.color.lineStrong },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'Highlight',
      selectors: { '&[data-disabled]': { background: 'GrayText' } },
    },
  },
});

export const thumb = style({
  zIndex: 2,
  insetBlockStart: '50%',
  inlineSize: THUMB,
  blockSize: THUMB,
  border: `2px solid ${vars.color.brand}`,
  borderRadius: vars.radius.full,
  background: vars.color.brand,
  boxShadow: `0 0 0 3px ${vars.color.surface}`,
  cursor: 'grab',
  selectors: {
    // The target reaches 44 px around what is drawn.
    '&::after': { content: '', position: 'absolute', inset: 'calc((1.75rem - 2.75rem) / 2 - 2px)' },
    '&[data-dragging]': { cursor: 'grabbing' },
    '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
    // Before the first stop: resting on it would look like an answer.
    '&[data-empty]': {
      insetInlineStart: `calc(-100% / (2 * (${stopCount} - 1)) + ${THUMB} / 2)`,
      borderStyle: 'dashed',
      borderColor: vars.color.lineStrong,
      background: vars.color.surface,
    },
    '&[data-invalid]': { borderColor: vars.color.danger },
    '&[data-disabled]': { borderColor: vars.color.lineStrong, cursor: 'not-allowed' },
    '&[data-disabled]:not([data-empty])': { background: vars.color.lineStrong },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:not([data-empty])': {
          forcedColorAdjust: 'none',
          background: 'ButtonText',
          borderColor: 'ButtonText',
        },
        '&[data-invalid]': { borderWidth: '4px' },
        // A ring: on the full disc its border does not show.
        '&[data-invalid]:not([data-empty])': { background: 'Canvas' },
        '&[data-disabled]:not([data-empty])': { background: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const stops = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${stopCount}, minmax(0, 1fr))`,
  '@container': { [NARROW]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const stop = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minBlockSize: vars.density.controlHeight,
  paddingInline: '2px',
  paddingBlock: vars.space.xxsmall,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.inkSoft,
  fontSize: vars.font.size.s14,
  lineHeight: vars.font.lineHeight.title,
  textAlign: 'center',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  cursor: 'pointer',
  '@container': {
    [NARROW]: {
      flexDirection: 'row',
      columnGap: vars.space.xsmall,
      textAlign: 'start',
      // One under the other, the words no longer stand under their marks.
      selectors: { '&::before': { display: 'none' } },
    },
  },
  selectors: {
    // The mark of the stop on the track above.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: `calc(${vars.density.controlHeight} / -2 - 5px)`,
      insetInlineStart: 'calc(50% - 5px)',
      inlineSize: '10px',
      blockSize: '10px',
      border: `2px solid ${vars.color.lineStrong}`,
      borderRadius: vars.radius.full,
      background: vars.color.surface,
      pointerEvents: 'none',
    },
    '&[data-hovered]': { color: vars.color.brand, background: vars.color.brandTint },
    '&[data-reached]::before': { borderColor: vars.color.brand, background: vars.color.brand },
    '&[aria-pressed="true"]': {
      color: vars.color.ink,
      fontWeight: vars.font.weight.bold,
      // As wide as in the regular weight: « Très fréquent » does not break in two when it is chosen.
      letterSpacing: '-0.033em',
      wordSpacing: '0.05em',
    },
    '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
    '&[data-disabled][data-reached]::before': {
      borderColor: vars.color.lineStrong,
      background: vars.color.lineStrong,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-reached]::before': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
        },
        '&[data-disabled][data-reached]::before': { borderColor: 'GrayText', background: 'GrayText' },
      },
    },
  },
});
