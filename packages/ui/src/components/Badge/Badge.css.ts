import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  maxInlineSize: '100%',
  paddingInline: vars.space.xsmall,
  paddingBlock: '0.125rem',
  border: '1px solid',
  borderRadius: vars.radius.large,
  fontSize: vars.font.size.s14,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.text,
  overflowWrap: 'anywhere',
  '@media': { print: { printColorAdjust: 'exact' } },
});

const toned = (color: string, tint: string, border: string) => ({
  color,
  background: tint,
  borderColor: border,
});

export const tone = styleVariants({
  neutral: [base, toned(vars.color.inkSoft, vars.color.surface, vars.color.lineStrong)],
  brand: [base, toned(vars.color.brand, vars.color.brandTint, vars.color.brand)],
  success: [base, toned(vars.color.success, vars.color.successTint, vars.color.success)],
  warning: [base, toned(vars.color.warning, vars.color.warningTint, vars.color.warning)],
  danger: [base, toned(vars.color.danger, vars.color.dangerTint, vars.color.danger)],
});
