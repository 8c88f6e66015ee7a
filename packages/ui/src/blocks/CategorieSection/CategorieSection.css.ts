import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlockEnd: vars.space.xsmall,
});

export const title = style({ flex: '1 1 14rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const code = style({
  fontSize: vars.font.size.s14,
  fontWeight: vars.font.weight.regular,
  color: vars.color.inkSoft,
});

export const buttons = style({ display: 'flex', marginInlineStart: 'auto' });

export const risque = style({ borderBlockStart: `1px solid ${vars.color.line}`, paddingBlock: '2px' });

export const empty = style({ color: vars.color.inkSoft, paddingBlock: vars.space.xsmall });

export const add = style({
  paddingBlockStart: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
