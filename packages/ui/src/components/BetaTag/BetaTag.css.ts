import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const betaTag = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space.xxsmall,
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  whiteSpace: 'nowrap',
});

export const beta = style({
  paddingInline: vars.space.xxsmall,
  border: `1px solid ${vars.color.brand}`,
  borderRadius: vars.radius.small,
  color: vars.color.brand,
  background: vars.color.brandTint,
  fontWeight: vars.font.weight.bold,
  letterSpacing: '0.04em',
});
