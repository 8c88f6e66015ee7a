import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  selectors: { '&[data-advised]': { outline: `2px solid ${vars.color.brand}`, outlineOffset: '-1px' } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  // As high with a badge as without: cards side by side keep one line.
  minBlockSize: '1.75rem',
});

export const price = style({
  fontSize: vars.font.size.s28,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.title,
});

export const soft = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

export const features = style({ display: 'grid', gap: vars.space.xsmall, listStyle: 'none' });

/** A few words: an even last line would leave half of the card empty. */
export const feature = style({
  display: 'flex',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  textWrapStyle: 'auto',
});

const mark = style({
  flexShrink: 0,
  display: 'inline-flex',
  alignItems: 'center',
  blockSize: `calc(1em * ${vars.font.lineHeight.text})`,
});
export const check = style([mark, { color: vars.color.success }]);
export const limit = style([mark, { color: vars.color.inkSoft }]);

/** On the bottom line of cards side by side, a few words as high as a button. */
export const action = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: `calc(${vars.density.controlHeight} + ${vars.space.xsmall})`,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xsmall,
});
