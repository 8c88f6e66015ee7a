import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

const base = style({ borderBlockEnd: '1px solid', '@media': { print: { display: 'none' } } });

const toned = (color: string, tint: string) => ({ borderColor: color, background: tint });

export const tone = styleVariants({
  info: [base, toned(vars.color.brand, vars.color.brandTint)],
  warning: [base, toned(vars.color.warning, vars.color.warningTint)],
  danger: [base, toned(vars.color.danger, vars.color.dangerTint)],
});

export const icon = styleVariants({
  info: { color: vars.color.brand },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
});

export const content = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.small,
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.space.xlarge})`,
  marginInline: 'auto',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  '@media': { [`screen and (min-width: ${BREAKPOINT.tablet})`]: { paddingInline: vars.space.xlarge } },
});

export const body = style({ flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const message = style({ display: 'flex', flex: '1 1 18rem', gap: vars.space.small, minInlineSize: 0 });
