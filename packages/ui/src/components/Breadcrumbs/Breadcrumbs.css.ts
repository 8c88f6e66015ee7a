import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xsmall,
  listStyle: 'none',
  fontSize: vars.font.size.s14,
  '@media': { print: { display: 'none' } },
});

export const item = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.inkSoft,
});

// A link of one small line is at least 24 px high (WCAG 2.5.8).
globalStyle(`${item} > :not(svg)`, { paddingBlock: vars.space.xxsmall, minInlineSize: 0 });

// Beside the first line of several.
globalStyle(`${item} > svg`, { blockSize: `calc(1lh + 2 * ${vars.space.xxsmall})` });
