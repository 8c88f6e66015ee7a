import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** In two columns where they fit, whatever the width of the screen. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.medium} ${vars.space.large}`,
  minInlineSize: 0,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': { print: { breakInside: 'avoid' } },
});

export const text = style({
  display: 'grid',
  flex: '1 1 20rem',
  alignContent: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const context = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

export const name = style({
  maxInlineSize: vars.font.measure,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.title,
});

export const code = style({ color: vars.color.inkSoft, display: 'inline-block', maxInlineSize: '100%' });

export const noteLabel = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

export const note = style({ maxInlineSize: vars.font.measure, whiteSpace: 'pre-line' });

export const evaluation = style({
  display: 'grid',
  flex: '0 1 17rem',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
});

export const formule = style({
  color: vars.color.inkSoft,
  fontSize: vars.font.size.s14,
  fontVariantNumeric: 'tabular-nums',
});
