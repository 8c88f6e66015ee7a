import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35em',
  color: vars.color.brand,
  fontWeight: vars.font.weight.bold,
  letterSpacing: '0.06em',
  lineHeight: 1,
});

export const size = styleVariants(
  { small: vars.font.size.s18, medium: vars.font.size.s22, large: vars.font.size.s36 },
  (fontSize) => [base, { fontSize }],
);

export const sign = style({ inlineSize: '1.3em', blockSize: '1.3em', flexShrink: 0 });

export const page = style({ fill: 'none', stroke: 'currentColor' });

export const accent = style({
  fill: 'none',
  stroke: vars.color.accent,
  '@media': { '(forced-colors: active)': { stroke: 'currentColor' } },
});
