import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const action = style({
  display: 'grid',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': { print: { breakInside: 'avoid' } },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const mesure = style({
  flex: '1 1 16rem',
  minInlineSize: 0,
  maxInlineSize: vars.font.measure,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'pre-line',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
  gap: `${vars.space.xsmall} ${vars.space.large}`,
});

export const fact = style({ minInlineSize: 0 });

export const label = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });
