import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  // It folds by its own width, wherever it stands.
  selectors: { '&[data-layout="field"]': { containerType: 'inline-size' } },
});

export const rowLabel = style({ fontSize: vars.font.size.s14, color: vars.color.inkSoft });

/** On one line, each as wide as its word asks, so that none breaks; on several where they do not fit. */
export const notes = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxsmall });

/** Four beside each other on a phone of 360 px; two by two on a narrower one, or with larger texts. */
globalStyle(`${choice}[data-layout="field"] > ${notes}`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(min-content, 1fr))',
  gap: vars.space.xsmall,
  '@container': { '(max-width: 18.5rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const note = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: '1 1 0',
  minBlockSize: '2.75rem',
  minInlineSize: 'min-content',
  paddingBlock: vars.space.xxsmall,
  paddingInline: '3px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.font.size.s14,
  lineHeight: vars.font.lineHeight.title,
  textAlign: 'center',
  overflowWrap: 'normal',
  cursor: 'pointer',
  selectors: {
    '[data-layout="field"] &': { minBlockSize: '3.25rem', minInlineSize: 0 },
    '[aria-invalid="true"] &': { borderColor: vars.color.danger },
    '&:hover': { borderColor: vars.color.brand, background: vars.color.brandTint },
    '&:has(:checked)': {
      borderColor: vars.color.brand,
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.font.weight.semibold,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px', zIndex: 1 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        '[aria-invalid="true"] &': { borderWidth: '3px' },
      },
    },
    print: {
      selectors: { '&:has(:checked)': { outline: '2px solid currentColor', color: vars.color.ink } },
    },
  },
});

/** A note with its number under the word. */
export const captioned = style({ position: 'relative', display: 'grid', minInlineSize: 0 });

const CAPTION_HEIGHT = `calc(${vars.font.size.s14} * ${vars.font.lineHeight.title})`;

/** Presses go through it, to the button that it lies on. */
export const caption = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: vars.space.xsmall,
  fontSize: vars.font.size.s14,
  lineHeight: vars.font.lineHeight.title,
  textAlign: 'center',
  pointerEvents: 'none',
});

globalStyle(`${captioned} > ${note}`, {
  paddingBlock: `${vars.space.xsmall} calc(${CAPTION_HEIGHT} + ${vars.space.xsmall})`,
});

globalStyle(`${note}:has(:checked) + ${caption}`, {
  color: vars.color.onBrand,
  fontWeight: vars.font.weight.semibold,
  '@media': {
    '(forced-colors: active)': { forcedColorAdjust: 'none', color: 'HighlightText' },
    print: { color: vars.color.ink },
  },
});

/** Over the whole button: it takes the press, and a screen reader's touch finds it there. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});

export const help = style({ display: 'grid', gap: vars.space.xxsmall });
