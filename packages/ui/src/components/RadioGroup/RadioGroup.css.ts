import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { button as checkboxButton } from '../Checkbox/Checkbox.css.ts';

export const options = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: {
    '[data-orientation="horizontal"] > &': {
      flexDirection: 'row',
      flexWrap: 'wrap',
      columnGap: vars.space.large,
    },
  },
});

export const button = style([checkboxButton]);

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  border: `2px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surface,
  selectors: {
    '[data-hovered] > &': { borderColor: vars.color.brand, background: vars.color.brandTint },
    '[data-selected] > &': { borderColor: vars.color.brand },
    '[data-invalid] > &': { borderColor: vars.color.danger },
    '[data-focus-visible] > &': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[data-disabled] > &': { borderColor: vars.color.line, background: vars.color.surfaceSunken },
    '&::after': {
      content: '',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      borderRadius: vars.radius.full,
      background: vars.color.brand,
      opacity: 0,
      transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
    },
    '[data-selected] > &::after': { opacity: 1 },
    '[data-disabled] > &::after': { background: vars.color.inkSoft },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&::after': { forcedColorAdjust: 'none', background: 'Highlight' },
        '[data-invalid] > &': { borderWidth: '3px' },
        '[data-disabled] > &': { borderColor: 'GrayText' },
        '[data-disabled] > &::after': { background: 'GrayText' },
      },
    },
  },
});
