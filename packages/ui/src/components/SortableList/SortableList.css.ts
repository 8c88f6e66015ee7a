import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER } from '../../theme/tokens.ts';

/** Under this width the two arrows stand one above the other, so that the item keeps its text on one line. */
const NARROW = '(max-width: 30rem)';

export const list = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.xsmall,
  listStyle: 'none',
});

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(min(6ch, 15%), 1fr) minmax(min-content, max-content)',
  alignItems: 'center',
  columnGap: vars.space.xxsmall,
  padding: vars.space.xxsmall,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  overflowWrap: 'anywhere',
  '@media': {
    '(forced-colors: active)': { columnGap: vars.space.xsmall },
    // Over the inline one of dnd-kit, which knows no such wish.
    '(prefers-reduced-motion: reduce)': { transition: 'none !important' },
    print: { display: 'block', padding: vars.space.xsmall },
  },
  selectors: {
    '&[data-dragging]': {
      position: 'relative',
      zIndex: LAYER.sticky,
      borderColor: vars.color.brand,
      boxShadow: vars.shadow.floating,
    },
  },
});

export const handle = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: vars.density.controlHeight,
  blockSize: vars.density.controlHeight,
  // A finger wants its 44 px.
  '@container': { [NARROW]: { '@media': { '(pointer: fine)': { inlineSize: '2rem' } } } },
  '@media': {
    '(forced-colors: active)': {
      border: '1px solid ButtonBorder',
      selectors: { '&:disabled': { borderColor: 'GrayText', color: 'GrayText', opacity: 1 } },
    },
    print: { display: 'none' },
  },
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.inkSoft,
  cursor: 'grab',
  // The finger drags here; it scrolls the page everywhere else.
  touchAction: 'none',
  selectors: {
    '&:hover': { background: vars.color.brandTint, color: vars.color.brand },
    '&:active': { cursor: 'grabbing' },
    '&:disabled': {
      color: vars.color.inkSoft,
      background: 'transparent',
      cursor: 'not-allowed',
      opacity: 0.5,
    },
  },
});

/** One under the other when large text leaves no room for both. */
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Their borders show, and would touch.
  '@media': { '(forced-colors: active)': { gap: vars.space.xxsmall } },
  '@container': {
    [NARROW]: {
      flexDirection: 'column',
      flexWrap: 'nowrap',
      '@media': { '(pointer: fine)': { vars: { [vars.density.controlHeight]: '2.25rem' } } },
    },
  },
});

export const content = style({ minInlineSize: 0 });
