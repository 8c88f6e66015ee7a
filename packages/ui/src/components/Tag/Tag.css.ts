import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const HEIGHT = '1.75rem';

/** Around one line of text, so that the remove button stays beside the first of several. */
const PADDING = `((${HEIGHT} - 2px - 1lh) / 2)`;

export const tag = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  maxInlineSize: '100%',
  minBlockSize: HEIGHT,
  paddingBlock: `calc(${PADDING})`,
  paddingInline: vars.space.xsmall,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  fontSize: vars.font.size.s14,
  overflowWrap: 'anywhere',
  vars: { [vars.density.controlHeight]: HEIGHT },
  selectors: { '&:has(button)': { paddingInlineEnd: 0 } },
  '@media': { print: { selectors: { '&:has(button)': { paddingInlineEnd: vars.space.xsmall } } } },
});

// The remove button stays within the border of the tag.
globalStyle(`${tag} > button`, {
  blockSize: `calc(${HEIGHT} - 2px)`,
  marginBlock: `calc(-1 * ${PADDING})`,
  borderWidth: 0,
  '@media': { '(forced-colors: active)': { borderInlineStartWidth: '1px', borderRadius: 0 } },
});
