import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minInlineSize: 0,
  paddingBlockEnd: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0, paddingBlockEnd: 0 } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const text = style({
  display: 'grid',
  flex: '1 1 16rem',
  rowGap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const facts = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

/** The amounts of a list end on one line, before their buttons. */
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});
