import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

const WIDE = `screen and (min-width: ${BREAKPOINT.tablet})`;

export const footer = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surfaceSunken,
  color: vars.color.inkSoft,
  fontSize: vars.font.size.s14,
  '@media': { print: { display: 'none' } },
});

export const rows = style({
  display: 'grid',
  gap: vars.space.small,
  marginInline: 'auto',
  maxInlineSize: `calc(${vars.layout.content} + 2 * ${vars.space.xlarge})`,
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.large,
  '@media': { [WIDE]: { paddingInline: vars.space.xlarge, gap: 0 } },
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.large,
  minInlineSize: 0,
});

export const partner = style({ minInlineSize: 0, paddingBlock: vars.space.xsmall, overflowWrap: 'anywhere' });

export const links = style({ columnGap: vars.space.large });

/** Enough room around each link for a finger. */
export const item = style({ minInlineSize: 0, paddingBlock: vars.space.xsmall });

export const version = style({ paddingBlock: vars.space.xsmall, overflowWrap: 'anywhere' });
