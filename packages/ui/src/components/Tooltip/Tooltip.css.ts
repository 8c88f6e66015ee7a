import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

export const tooltip = style({
  maxInlineSize: `min(18rem, 100vw - ${vars.space.large})`,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: vars.color.ink,
  color: vars.color.paper,
  fontSize: vars.font.size.s14,
  overflowWrap: 'anywhere',
  selectors: { '&[data-entering]': { animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.easing}` } },
});
