import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

const WIDE = `screen and (min-width: ${BREAKPOINT.tablet})`;

export const navbar = style({
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  marginInline: 'auto',
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.space.xlarge})`,
  minBlockSize: vars.space.huge,
  paddingInline: vars.space.medium,
  '@media': { [WIDE]: { gap: vars.space.medium, paddingInline: vars.space.xlarge } },
});

export const menu = style({
  paddingInline: vars.space.medium,
  selectors: { '&:not(:empty)': { paddingBlockEnd: vars.space.small } },
});

export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  minInlineSize: 0,
  paddingBlock: vars.space.xxsmall,
});

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  minBlockSize: vars.density.controlHeight,
  borderRadius: vars.radius.small,
  color: vars.color.brand,
  textDecoration: 'none',
});

export const sign = style({ display: 'inline-flex' });

export const productName = style({
  fontSize: vars.font.size.s22,
  fontWeight: vars.font.weight.bold,
  letterSpacing: '0.04em',
  lineHeight: vars.font.lineHeight.title,
  selectors: {
    // It leaves the links their line; beyond two lines it is cut, whole for a screen reader.
    '&[data-long]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      maxInlineSize: '11rem',
      fontSize: vars.font.size.s16,
      letterSpacing: 'normal',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
  },
});

export const wide = style({
  display: 'none',
  flex: '1 1 auto',
  minInlineSize: 0,
  '@media': { [WIDE]: { display: 'block' } },
});

/** Its picture, not its target, ends on the margin. */
export const burger = style({
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  '@media': { [WIDE]: { display: 'none' } },
});
