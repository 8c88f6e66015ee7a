import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import * as button from '../Button/Button.css.ts';

const text = style({
  color: vars.color.brand,
  textDecorationLine: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.brandHover, textDecorationThickness: '2px' },
    '&[data-disabled]': { color: vars.color.inkSoft, textDecorationLine: 'none', cursor: 'not-allowed' },
    '&[data-current]': { fontWeight: vars.font.weight.semibold },
  },
  '@media': { '(forced-colors: active)': { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

const standalone = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  minBlockSize: vars.density.controlHeight,
  paddingBlock: `calc((${vars.density.controlHeight} - 1lh) / 2)`,
  fontWeight: vars.font.weight.semibold,
  // A way to another page, as the buttons: not for paper.
  '@media': { print: { display: 'none' } },
});

// Beside the first line of several.
globalStyle(`${standalone} > svg`, { blockSize: '1lh' });

export const variant = styleVariants({
  text: [text],
  standalone: [text, standalone],
  primary: [button.variant.primary],
  secondary: [button.variant.secondary],
  quiet: [button.variant.quiet],
  accent: [button.variant.accent],
});

/** An inline block: the underline of the text does not reach it, nor the space before it. */
export const externalMark = style({ display: 'inline-block', marginInlineStart: '0.25em' });
