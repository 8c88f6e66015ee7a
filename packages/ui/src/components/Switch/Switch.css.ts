import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { below as checkboxBelow, button as checkboxButton } from '../Checkbox/Checkbox.css.ts';

export const button = style([checkboxButton]);

export const track = style({
  position: 'relative',
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.brand },
    '[data-selected] > &': { borderColor: vars.color.brand, background: vars.color.brand },
    '[data-focus-visible] > &': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-disabled] > &': { borderColor: vars.color.line, background: vars.color.surfaceSunken },
  },
});

export const thumb = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineStart: '2px',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: vars.radius.full,
  background: vars.color.lineStrong,
  color: 'transparent',
  fontSize: '0.8125rem',
  transition: `transform ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '[data-selected] > * > &': {
      transform: 'translateX(1.5rem)',
      background: vars.color.onBrand,
      color: vars.color.brand,
    },
    '[data-disabled][data-selected] > * > &': {
      background: vars.color.inkSoft,
      color: vars.color.surface,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      color: 'ButtonText',
      selectors: {
        '[data-selected] > * > &': { background: 'Highlight', color: 'HighlightText' },
        '[data-disabled] > * > &': { background: 'GrayText' },
        '[data-disabled][data-selected] > * > &': { background: 'GrayText', color: 'Canvas' },
      },
    },
  },
});

/** Under the label, aligned with its text. */
export const below = style([checkboxBelow, { paddingInlineStart: `calc(3rem + ${vars.space.small})` }]);
