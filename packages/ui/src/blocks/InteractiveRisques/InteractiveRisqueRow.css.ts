import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

export const row = style({
  display: 'grid',
  gap: vars.space.medium,
  minInlineSize: 0,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': {
    [`(min-width: ${BREAKPOINT.phone})`]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 17rem)',
      gap: vars.space.large,
    },
    print: { breakInside: 'avoid' },
  },
});

export const text = style({
  display: 'grid',
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

export const code = style({ color: vars.color.inkSoft, whiteSpace: 'nowrap' });

export const noteLabel = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

export const note = style({ maxInlineSize: vars.font.measure, whiteSpace: 'pre-line' });

export const evaluation = style({
  display: 'grid',
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
