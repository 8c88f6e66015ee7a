import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const scroller = style({
  // What is visually hidden is placed absolutely: it must scroll with its text, not widen the page.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  '@media': { print: { overflow: 'visible', border: 0 } },
});

export const table = style({ inlineSize: '100%' });

export const caption = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  textAlign: 'start',
  fontWeight: vars.font.weight.semibold,
  textWrapStyle: 'balance',
});

const cell = style({
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  verticalAlign: 'top',
  fontWeight: vars.font.weight.regular,
  overflowWrap: 'anywhere',
});

const aligned = {
  // A full date stands on one line.
  start: { textAlign: 'start', minInlineSize: '10.5rem', maxInlineSize: '28rem' },
  // States and numbers: short, never broken.
  center: { textAlign: 'center', whiteSpace: 'nowrap' },
  end: { textAlign: 'end', whiteSpace: 'nowrap' },
} as const;

export const header = styleVariants(aligned, (textAlign) => [
  cell,
  {
    ...textAlign,
    fontSize: vars.font.size.s14,
    fontWeight: vars.font.weight.semibold,
    color: vars.color.inkSoft,
    background: vars.color.surfaceSunken,
    verticalAlign: 'bottom',
    overflowWrap: 'normal',
  },
]);

export const data = styleVariants(aligned, (textAlign) => [cell, textAlign]);

export const row = style({
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { breakInside: 'avoid' } },
});

export const empty = style([cell, { color: vars.color.inkSoft }]);
