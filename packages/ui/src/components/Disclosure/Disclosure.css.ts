import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const disclosure = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
});

export const group = style({ display: 'grid', gap: vars.space.xsmall });

export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
});

export const heading = style({ flex: '1 1 auto', minInlineSize: 0 });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: vars.density.controlHeight,
  padding: `${vars.space.xsmall} ${vars.space.medium}`,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.ink,
  fontWeight: vars.font.weight.semibold,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.brand },
    '&[data-disabled]': { color: vars.color.inkSoft, cursor: 'not-allowed' },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

export const chevron = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.brand,
  transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(90deg)' } },
  '@media': { print: { display: 'none' } },
});

export const title = style({ minInlineSize: 0 });

export const meta = style({ flexShrink: 0, paddingInlineEnd: vars.space.medium, color: vars.color.inkSoft });

// Paper shows everything: a closed panel is hidden by `content-visibility` (hidden="until-found").
export const panel = style({ '@media': { print: { contentVisibility: 'visible' } } });

export const content = style({ padding: vars.space.medium, paddingBlockStart: vars.space.xsmall });
