import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
});

export const buttons = style({ display: 'flex', gap: vars.space.xxsmall, marginInlineStart: 'auto' });

export const description = style({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  fontWeight: vars.font.weight.semibold,
  paddingBlock: `${vars.space.xsmall} ${vars.space.small}`,
});

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
  gap: `${vars.space.xsmall} ${vars.space.medium}`,
  margin: 0,
});

/** Names of risks are long: the first detail has a line of its own. */
export const wide = style({ gridColumn: '1 / -1' });

export const term = style({ fontSize: vars.font.size.s14, color: vars.color.inkSoft });

export const detail = style({ margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' });

export const lost = style({ color: vars.color.danger });
