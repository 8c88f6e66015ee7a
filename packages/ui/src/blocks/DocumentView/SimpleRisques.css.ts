import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const units = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 });

export const unite = style({
  display: 'grid',
  gap: vars.space.small,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const list = style({ listStyle: 'none', minInlineSize: 0 });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
  minInlineSize: 0,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const text = style({ flex: '1 1 14rem', minInlineSize: 0 });

export const soft = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });
