import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const meter = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  fontSize: vars.font.size.s14,
});

export const label = style({ minInlineSize: '5.25rem', color: vars.color.inkSoft });

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: '2px',
  inlineSize: '3.5rem',
});

export const step = style({
  blockSize: '0.5rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '2px',
  background: 'transparent',
  selectors: {
    '&[data-filled]': { background: vars.color.brand, borderColor: vars.color.brand },
  },
  '@media': {
    print: { printColorAdjust: 'exact' },
    '(forced-colors: active)': {
      selectors: { '&[data-filled]': { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  },
});

/** Under the steps when large text leaves it no room beside them. */
export const word = style({
  flex: '1 1 min-content',
  selectors: { '&[data-empty]': { color: vars.color.inkSoft } },
});
