import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  maxInlineSize: '100%',
  minBlockSize: '1.75rem',
  paddingInline: vars.space.xsmall,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  background: vars.color.surfaceSunken,
  fontSize: vars.font.size.s14,
  overflowWrap: 'anywhere',
  // The remove button stays within the height of the tag.
  vars: { [vars.density.controlHeight]: '1.75rem' },
  selectors: { '&:has(button)': { paddingInlineEnd: 0 } },
  '@media': { print: { selectors: { '&:has(button)': { paddingInlineEnd: vars.space.xsmall } } } },
});
