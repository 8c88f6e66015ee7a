import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER } from '../../theme/tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });

const overlayBase = style({
  position: 'fixed',
  inset: 0,
  zIndex: LAYER.overlay,
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  display: 'flex',
  background: vars.color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${vars.motion.normal} ${vars.motion.easing}` },
    '&[data-exiting]': { animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.easing} reverse` },
  },
});

export const overlay = styleVariants({
  start: [overlayBase, { justifyContent: 'flex-start' }],
  end: [overlayBase, { justifyContent: 'flex-end' }],
});

const slideFrom = (distance: string) => {
  const slide = keyframes({ from: { transform: `translateX(${distance})` } });
  return {
    selectors: {
      // Its own state, as in Dialog.css.ts.
      '&[data-entering]': { animation: `${slide} ${vars.motion.normal} ${vars.motion.easing}` },
    },
  };
};

const panelBase = style({
  display: 'flex',
  // A strip of the page stays in sight, so that one sees where one is.
  inlineSize: `min(26rem, 100% - ${vars.space.xxlarge})`,
  blockSize: '100%',
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
});

export const panel = styleVariants({
  start: [panelBase, { borderInlineEnd: `1px solid ${vars.color.line}` }, slideFrom('-2rem')],
  end: [panelBase, { borderInlineStart: `1px solid ${vars.color.line}` }, slideFrom('2rem')],
});
