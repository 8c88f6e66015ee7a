import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  padding: vars.space.medium,
  border: '1px solid',
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  '@media': { print: { breakInside: 'avoid' } },
});

const toned = (color: string, tint: string) => ({ borderColor: color, background: tint });

export const tone = styleVariants({
  info: [base, toned(vars.color.brand, vars.color.brandTint)],
  success: [base, toned(vars.color.success, vars.color.successTint)],
  warning: [base, toned(vars.color.warning, vars.color.warningTint)],
  danger: [base, toned(vars.color.danger, vars.color.dangerTint)],
});

// As high as the first line of text.
const iconBase = style({ display: 'flex', alignItems: 'center', blockSize: '1lh' });

export const icon = styleVariants({
  info: [iconBase, { color: vars.color.brand }],
  success: [iconBase, { color: vars.color.success }],
  warning: [iconBase, { color: vars.color.warning }],
  danger: [iconBase, { color: vars.color.danger }],
});

export const content = style({ display: 'grid', gap: vars.space.xsmall, minInlineSize: 0 });

export const title = style({ fontWeight: vars.font.weight.semibold });

export const body = style({ maxInlineSize: vars.font.measure });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  marginBlockStart: vars.space.xxsmall,
  '@media': { print: { display: 'none' } },
});

/** A link alone is as high as a button; the variants that have their own height keep it. */
globalStyle(`:where(${actions} > a)`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlHeight,
});

/** The close button is taller than the first line of text, and stands on its axis. */
export const close = style({
  marginBlock: `calc((1lh - ${vars.density.controlHeight}) / 2)`,
  marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
  '@media': {
    // Its border shows.
    '(forced-colors: active)': { marginInlineEnd: `calc(-1 * ${vars.space.xxsmall})` },
    print: { display: 'none' },
  },
});
