import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

export const page = style({
  marginInline: 'auto',
  inlineSize: '100%',
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.large,
  '@media': {
    [`screen and (min-width: ${BREAKPOINT.tablet})`]: {
      paddingInline: vars.space.xlarge,
      paddingBlock: vars.space.xxlarge,
    },
    print: { padding: 0, maxInlineSize: 'none' },
  },
  selectors: { '&:focus': { outline: 'none' } },
});

const GUTTERS = `2 * ${vars.space.xlarge}`;

export const width = styleVariants({
  content: { maxInlineSize: `calc(${vars.layout.content} + ${GUTTERS})` },
  form: { maxInlineSize: `calc(${vars.layout.form} + ${GUTTERS})` },
});

export const tight = style({
  paddingBlockStart: vars.space.small,
  '@media': {
    [`screen and (min-width: ${BREAKPOINT.tablet})`]: { paddingBlockStart: vars.space.large },
  },
});
