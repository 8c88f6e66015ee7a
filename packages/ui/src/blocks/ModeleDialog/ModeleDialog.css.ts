import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const unites = style({ display: 'grid', gap: vars.space.xsmall, listStyle: 'none' });

export const unite = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const nom = style({ fontWeight: vars.font.weight.semibold });

export const detail = style({
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  fontVariantNumeric: 'tabular-nums',
});

export const categories = style({ display: 'grid', gap: vars.space.medium });

export const summary = style({
  flex: '1 1 10rem',
  alignSelf: 'center',
  fontVariantNumeric: 'tabular-nums',
});

export const error = style({ color: vars.color.danger, fontWeight: vars.font.weight.semibold });
