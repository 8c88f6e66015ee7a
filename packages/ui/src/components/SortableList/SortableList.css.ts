import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER } from '../../theme/tokens.ts';

export const list = style({ display: 'grid', gap: vars.space.xsmall, listStyle: 'none' });

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
export const buttons = style({ display: 'flex', flexWrap: 'wrap' });

export const content = style({ minInlineSize: 0 });
