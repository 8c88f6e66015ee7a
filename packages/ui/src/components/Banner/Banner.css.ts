import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

const base = style({ borderBlockEnd: '1px solid', '@media': { print: { display: 'none' } } });

const toned = (color: string, tint: string) => ({ borderColor: color, background: tint });

export const tone = styleVariants({
  info: [base, toned(vars.color.brand, vars.color.brandTint)],
  warning: [base, toned(vars.color.warning, vars.color.warningTint)],
  danger: [base, toned(vars.color.danger, vars.color.dangerTint)],
});

const WIDE = `screen and (min-width: ${BREAKPOINT.tablet})`;

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: "'icon message close' '. actions actions'",
  alignItems: 'center',
  columnGap: vars.space.small,
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.space.xlarge})`,
  marginInline: 'auto',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  '@media': {
    [WIDE]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: "'icon message actions close'",
      paddingInline: vars.space.xlarge,
    },
  },
});

const iconBase = style({
  gridArea: 'icon',
  alignSelf: 'start',
  display: 'flex',
  alignItems: 'center',
  blockSize: '1lh',
  marginBlock: vars.space.xsmall,
});

export const icon = styleVariants({
  info: [iconBase, { color: vars.color.brand }],
  warning: [iconBase, { color: vars.color.warning }],
  danger: [iconBase, { color: vars.color.danger }],
});

export const message = style({
  gridArea: 'message',
  minInlineSize: 0,
  paddingBlock: vars.space.xsmall,
  overflowWrap: 'anywhere',
});

export const actions = style({
  gridArea: 'actions',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
});

/** A link alone is as high as a button; the variants that have their own height keep it. */
globalStyle(`:where(${actions} > a)`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlHeight,
});

export const close = style({
  gridArea: 'close',
  alignSelf: 'start',
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  // Its border shows.
  '@media': { '(forced-colors: active)': { marginInlineEnd: `calc(-1 * ${vars.space.xsmall})` } },
});
