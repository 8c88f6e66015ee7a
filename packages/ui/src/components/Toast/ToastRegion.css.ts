import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { LAYER } from '../../theme/tokens.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-0.5rem)' } });

export const region = style({
  position: 'fixed',
  insetBlockStart: vars.space.medium,
  insetInlineEnd: vars.space.medium,
  zIndex: LAYER.toast,
  inlineSize: `min(26rem, 100vw - 2 * ${vars.space.medium})`,
  // Of many toasts on a low screen the last ones are scrolled to; the shadow, which that would cut, is of all of them.
  maxBlockSize: `calc(100dvh - 2 * ${vars.space.medium})`,
  overflowY: 'auto',
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.floating,
  '@media': { print: { display: 'none' } },
});

export const list = style({
  display: 'grid',
  gap: vars.space.xsmall,
  listStyle: 'none',
});

const base = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  columnGap: vars.space.small,
  paddingBlock: vars.space.xxsmall,
  paddingInlineStart: vars.space.small,
  paddingInlineEnd: vars.space.xxsmall,
  border: '1px solid',
  borderInlineStartWidth: '4px',
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  // The toast scrolls rather than its text: it takes the focus, so the arrows move it.
  maxBlockSize: '50vh',
  overflowY: 'auto',
  overflowWrap: 'anywhere',
  // The region would cut a ring around it.
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  animation: `${arrive} ${vars.motion.normal} ${vars.motion.easing}`,
  // The border of the close button shows.
  '@media': {
    '(forced-colors: active)': { paddingBlock: vars.space.xsmall, paddingInlineEnd: vars.space.xsmall },
  },
});

export const kind = styleVariants({
  success: [base, { borderColor: vars.color.success }],
  info: [base, { borderColor: vars.color.brand }],
  warning: [base, { borderColor: vars.color.warning }],
  error: [base, { borderColor: vars.color.danger }],
});

// As high as the close button, so that the first line, the icon and the button stand on one axis.
const firstLine = style({ display: 'flex', alignItems: 'center', minBlockSize: vars.density.controlHeight });

export const icon = styleVariants({
  success: [firstLine, { color: vars.color.success }],
  info: [firstLine, { color: vars.color.brand }],
  warning: [firstLine, { color: vars.color.warning }],
  error: [firstLine, { color: vars.color.danger }],
});

// The action goes under a text that leaves it no room.
export const body = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const content = style({
  display: 'grid',
  flex: '1 1 10rem',
  paddingBlock: `calc((${vars.density.controlHeight} - 1lh) / 2)`,
  minInlineSize: 0,
  // What is known beside a sentence stands under it.
  whiteSpace: 'pre-line',
});

export const title = style({ fontWeight: vars.font.weight.semibold });
