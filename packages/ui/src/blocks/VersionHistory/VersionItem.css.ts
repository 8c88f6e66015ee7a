import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  scrollMarginBlock: vars.space.huge,
  selectors: {
    '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 },
    // Its frame stands outside of the column of the others.
    '&[data-highlighted]': {
      marginInline: `calc(-1 * (${vars.space.small} + 2px))`,
      padding: vars.space.small,
      border: `2px solid ${vars.color.brand}`,
      borderRadius: vars.radius.small,
      background: vars.color.brandTint,
    },
  },
  '@media': { print: { breakInside: 'avoid' } },
});

export const text = style({
  display: 'grid',
  flex: '1 1 16rem',
  rowGap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const date = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

/** As written, line breaks included. */
export const notes = style({
  maxInlineSize: vars.font.measure,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
