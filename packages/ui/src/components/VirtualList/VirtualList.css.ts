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

// A column of its own: margins between the rows do not collapse.
export const virtual = style({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  overflowAnchor: 'none',
});

export const row = style({ position: 'relative', flexShrink: 0, paddingBlockEnd: vars.space.small });
