import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const saveStatus = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minInlineSize: 0,
  fontSize: vars.font.size.s14,
});

export const text = style({
  display: 'inline-grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.xxsmall,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-state="saved"]': { color: vars.color.success },
    '&[data-state="failed"]': { color: vars.color.danger, fontWeight: vars.font.weight.semibold },
  },
});

// The mark stands beside the first line of the text, in its middle.
globalStyle(`${text} > svg`, { marginBlockStart: '0.17em' });
