import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The evaluation beside the text where the list is wide enough, whatever the width of the screen. */
const WIDE = '(min-width: 40rem)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.small} ${vars.space.large}`,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@container': {
    [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', gridTemplateRows: 'auto 1fr' },
  },
  '@media': { print: { breakInside: 'avoid' } },
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

export const code = style({ color: vars.color.inkSoft, display: 'inline-block', maxInlineSize: '100%' });

export const noteLabel = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

export const note = style({ maxInlineSize: vars.font.measure, whiteSpace: 'pre-line' });

export const evaluation = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  '@container': { [WIDE]: { gridColumn: 2, gridRow: '1 / span 2' } },
});

export const niveau = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

/** Right under the text, however high the evaluation beside it is. */
export const actions = style({
  alignSelf: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.medium}`,
});

export const noAction = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

export const formule = style({
  color: vars.color.inkSoft,
  fontSize: vars.font.size.s14,
  fontVariantNumeric: 'tabular-nums',
});
