import { style } from '@vanilla-extract/css';
import { LAYER } from '../../theme/tokens.ts';
import { vars } from '../../theme/contract.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: vars.space.small,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  '@media': {
    // A low window (or one at 400 %) has no room for it beside what it is about.
    '(min-height: 640px)': { position: 'sticky', insetBlockStart: 0, zIndex: LAYER.sticky },
  },
});

// Before the wide row of what is done: it is the way out, in sight on a phone too.
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1 1 auto',
  minInlineSize: 0,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const count = style({
  flex: '1 1 8rem',
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});
