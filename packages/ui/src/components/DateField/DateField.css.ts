import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { group as fieldGroup } from '../Field/Field.css.ts';
import { popover as floating } from '../ListBox/ListBox.css.ts';

/** With large texts on a narrow screen the buttons go under the date. */
export const group = style([fieldGroup, { flexWrap: 'wrap', justifyContent: 'end' }]);

export const segments = style({
  display: 'flex',
  flex: '1 1 7rem',
  alignItems: 'center',
  flexWrap: 'wrap',
  minBlockSize: `calc(${vars.density.controlHeight} - 2px)`,
  paddingInline: vars.density.controlPadding,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'text',
});

export const segment = style({
  padding: '2px',
  borderRadius: '3px',
  textAlign: 'end',
  caretColor: 'transparent',
  outline: 'none',
  selectors: {
    '&[data-placeholder]': { color: vars.color.inkSoft },
    '&[data-focused]': { background: vars.color.brand, color: vars.color.onBrand },
    '&[data-type="literal"]': { paddingInline: '1px', color: vars.color.inkSoft },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-placeholder], [data-disabled] > &': { color: 'GrayText' },
        '&[data-focused]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
      },
    },
  },
});

export const popover = style([
  floating,
  { inlineSize: 'auto', minInlineSize: 0, padding: vars.space.small, borderRadius: vars.radius.large },
]);

export const dialog = style({ outline: 'none' });

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  marginBlockEnd: vars.space.xsmall,
});

export const heading = style({
  flex: 1,
  margin: 0,
  paddingInlineStart: vars.space.small,
  fontSize: vars.font.size.s16,
  fontWeight: vars.font.weight.semibold,
  // « janvier 2027 » stands alone here, as a title does.
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const grid = style({ borderSpacing: 0 });

globalStyle(`${grid} td`, { padding: 0 });

/** Seven of them and the margins fit a screen of 320 px, whatever the size of the texts. */
const column = style({ inlineSize: `min(${vars.density.controlHeight}, calc((100vw - 3.25rem) / 7))` });

export const weekday = style([
  column,
  {
    blockSize: '2rem',
    padding: 0,
    fontSize: `min(${vars.font.size.s14}, 4.4vw)`,
    fontWeight: vars.font.weight.regular,
    color: vars.color.inkSoft,
  },
]);

export const day = style([
  column,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    blockSize: vars.density.controlHeight,
    border: '1px solid transparent',
    borderRadius: vars.radius.small,
    fontSize: `min(${vars.font.size.s16}, 8vw)`,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    outline: 'none',
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          // Only today has a border, as in the other themes.
          '&:not([data-today])': { borderColor: 'Canvas' },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
          '&[data-hovered]': { borderColor: 'Highlight' },
          '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        },
      },
    },
    selectors: {
      '&[data-outside-month]': { display: 'none' },
      '&[data-hovered]': { background: vars.color.brandTint },
      '&[data-today]': { borderColor: vars.color.brand, fontWeight: vars.font.weight.semibold },
      '&[data-selected]': {
        background: vars.color.brand,
        color: vars.color.onBrand,
        fontWeight: vars.font.weight.semibold,
      },
      '&[data-focus-visible]': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' },
      '&[data-disabled], &[data-unavailable]': {
        color: vars.color.inkSoft,
        textDecoration: 'line-through',
        cursor: 'not-allowed',
      },
    },
  },
]);
