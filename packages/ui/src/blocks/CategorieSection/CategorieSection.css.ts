import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlockEnd: vars.space.xsmall,
});

export const title = style({ flex: '1 1 9rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const code = style({
  fontSize: vars.font.size.s14,
  fontWeight: vars.font.weight.regular,
  color: vars.color.inkSoft,
});

export const buttons = style({ display: 'flex', gap: vars.space.xxsmall, marginInlineStart: 'auto' });

export const risque = style({
  paddingInlineStart: vars.space.small,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
});

export const empty = style({ color: vars.color.inkSoft, paddingBlock: vars.space.xsmall });

export const add = style({ paddingBlockStart: vars.space.medium });
