import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xxsmall,
});

export const label = style({ fontWeight: vars.font.weight.semibold, overflowWrap: 'anywhere' });

export const optional = style({ fontWeight: vars.font.weight.regular, color: vars.color.inkSoft });

export const description = style({
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  overflowWrap: 'anywhere',
});

export const error = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  fontSize: vars.font.size.s14,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.danger,
  overflowWrap: 'anywhere',
});

// Half of what the line leaves around a 1 em icon.
globalStyle(`${error} > svg`, { marginBlockStart: '0.25em' });

const box = style({
  inlineSize: '100%',
  minBlockSize: vars.density.controlHeight,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  selectors: {
    '&[data-hovered]': { borderColor: vars.color.brand },
    // Thicker as well as red: colour alone does not say it.
    '&[data-invalid]': { borderColor: vars.color.danger, boxShadow: `0 0 0 1px ${vars.color.danger}` },
    '&[data-disabled]': {
      color: vars.color.inkSoft,
      background: vars.color.surfaceSunken,
      borderColor: vars.color.line,
      cursor: 'not-allowed',
    },
    '[data-readonly] &': { background: vars.color.surfaceSunken },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        // The background that says it is gone.
        '[data-readonly] &': { borderStyle: 'dashed' },
        '&[data-invalid]': { borderWidth: '3px' },
        '&[data-disabled]': { color: 'GrayText', borderColor: 'GrayText' },
      },
    },
  },
});

const text = style({
  paddingInline: vars.density.controlPadding,
  paddingBlock: vars.space.xsmall,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.inkSoft, opacity: 1 },
  },
});

/** A text input that stands alone. */
export const input = style([box, text]);

/** A box around an input and its buttons; the ring goes around the whole. */
export const group = style([
  box,
  {
    display: 'flex',
    alignItems: 'center',
    selectors: {
      '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    },
  },
]);

// The buttons stand inside the border: the whole keeps the height of one control.
globalStyle(`${group} > button`, {
  blockSize: `calc(${vars.density.controlHeight} - 2px)`,
  borderWidth: 0,
  '@media': { '(forced-colors: active)': { borderInlineStartWidth: '1px', borderRadius: 0 } },
});

/** The input inside a `group`. */
export const bareInput = style([
  text,
  {
    flex: 1,
    minInlineSize: 0,
    // The border of the box is outside: 44 px is the height of the whole.
    minBlockSize: `calc(${vars.density.controlHeight} - 2px)`,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'transparent',
    selectors: { '&:focus-visible': { outline: 'none' } },
  },
]);
