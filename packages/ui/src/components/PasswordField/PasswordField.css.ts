import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const rules = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  marginBlockStart: vars.space.xxsmall,
  padding: 0,
  listStyle: 'none',
});

export const rule = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  selectors: { '&[data-met]': { color: vars.color.success } },
});

globalStyle(`${rule} > svg`, { marginBlockStart: '0.25em' });
