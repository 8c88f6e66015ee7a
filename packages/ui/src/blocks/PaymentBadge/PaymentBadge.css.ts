import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Underlined as any link, and high enough for a finger. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.density.controlHeight,
  // Its target reaches beyond the badge without pushing what stands around it.
  marginBlock: `calc((1.75rem - ${vars.density.controlHeight}) / 2)`,
  maxInlineSize: '100%',
  borderRadius: vars.radius.large,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  color: vars.color.ink,
  selectors: { '&[data-hovered]': { textDecorationThickness: '2px' } },
  '@media': { print: { textDecorationLine: 'none' } },
});
