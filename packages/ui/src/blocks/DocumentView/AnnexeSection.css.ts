import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const section = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const seuil = style({
  display: 'block',
  fontWeight: vars.font.weight.regular,
  color: vars.color.inkSoft,
});

export const donnees = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
