import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const scroller = style({
  // What is visually hidden is placed absolutely: it must scroll with its text, not widen the page.
  position: 'relative',
  maxBlockSize: '70dvh',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { print: { maxBlockSize: 'none', overflow: 'visible' } },
});

export const plain = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });

export const virtual = style({ position: 'relative', listStyle: 'none', overflowAnchor: 'none' });

export const row = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  paddingBlockEnd: vars.space.small,
});
