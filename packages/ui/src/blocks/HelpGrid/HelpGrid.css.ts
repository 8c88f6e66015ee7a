import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const panel = style({ display: 'grid', gap: vars.space.large, minInlineSize: 0 });

export const formule = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.small,
  background: vars.color.brandTint,
  fontSize: vars.font.size.s18,
  fontWeight: vars.font.weight.semibold,
});

export const numeric = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
