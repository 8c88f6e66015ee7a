import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(16rem, auto)',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
  alignItems: 'start',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  // The card folds by its own width, wherever it stands.
  selectors: {
    '&[data-todo]': {
      borderStyle: 'dashed',
      borderColor: vars.color.lineStrong,
      background: vars.color.surfaceSunken,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const frame = style({ containerType: 'inline-size' });

globalStyle(`${frame} > ${card}`, {
  '@container': { '(max-width: 36rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const texts = style({ display: 'grid', gap: vars.space.xxsmall, minInlineSize: 0 });

export const meta = style({
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

/** The name is the button; its target is the whole card. */
export const open = style({
  display: 'inline',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.large },
    '&[data-hovered]': { color: vars.color.brand },
    '&:focus-visible': { outline: 'none' },
  },
});

// A button of its own on the card says its own focus.
globalStyle(`${card}:has(${open}[data-hovered])`, { borderColor: vars.color.brand });
globalStyle(`${card}:has(${open}[data-focus-visible])`, {
  outline: `3px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});

/** Above the target of the name, which is the whole card. */
export const actions = style({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'start',
  '@media': { print: { display: 'none' } },
});

export const danger = style({
  color: vars.color.inkSoft,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { print: { display: 'block' } },
});

export const level = style({ display: 'grid', gap: vars.space.xsmall, justifyItems: 'start' });

export const meters = style({ display: 'grid', gap: vars.space.xxsmall, inlineSize: '100%' });

export const todo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.brand,
  fontWeight: vars.font.weight.semibold,
});
