import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT, LAYER, MIN_STICKY_HEIGHT, stickToBottom } from '../../theme/tokens.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: LAYER.overlay,
  // react-aria measures what the on-screen keyboard leaves.
  blockSize: 'var(--visual-viewport-height, 100dvh)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: vars.space.medium,
  background: vars.color.overlay,
  selectors: {
    '&[data-entering]': { animation: `${fadeIn} ${vars.motion.normal} ${vars.motion.easing}` },
    '&[data-exiting]': { animation: `${fadeIn} ${vars.motion.fast} ${vars.motion.easing} reverse` },
  },
});

const PHONE = `screen and (max-width: ${BREAKPOINT.phone})`;
/** On a low screen the whole dialog scrolls: its head and foot would hide what has the focus. */
const HIGH = `screen and (min-height: ${MIN_STICKY_HEIGHT})`;
const HIGH_PHONE = `${PHONE} and (min-height: ${MIN_STICKY_HEIGHT})`;

/** On a phone the form and wide dialogs take the whole screen. */
export const fullOnPhone = style({ '@media': { [PHONE]: { padding: 0 } } });

const modalBase = style({
  display: 'flex',
  inlineSize: '100%',
  maxBlockSize: '100%',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.floating,
  // Its own state, never its veil's: an animation that is cut before its end leaves react-aria waiting, and the veil there.
  selectors: { '&[data-entering]': { animation: `${rise} ${vars.motion.normal} ${vars.motion.easing}` } },
});

const full = style({
  '@media': { [PHONE]: { maxInlineSize: 'none', blockSize: '100%', borderRadius: 0, border: 0 } },
});

export const size = styleVariants({
  small: [modalBase, { maxInlineSize: '30rem' }],
  form: [modalBase, { maxInlineSize: `calc(${vars.layout.form} + 2 * ${vars.space.large})` }, full],
  wide: [modalBase, { maxInlineSize: '60rem' }, full],
});

export const dialog = style({
  // What is visually hidden is placed absolutely: it must scroll with its text, not widen the page.
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outline: 'none' } },
  // What takes the focus comes out from under the head and the foot, of three rows on a phone.
  '@media': { [HIGH]: { scrollPaddingBlock: '5rem 11rem' } },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  paddingInlineStart: vars.space.large,
  // The close button's icon, not its square, stands on the margin of the text.
  paddingInlineEnd: vars.space.small,
  background: vars.color.surface,
  '@media': {
    [HIGH]: { position: 'sticky', insetBlockStart: 0, zIndex: 1 },
    // A long title would hide half of a small screen: it scrolls away, the close button alone stays.
    [PHONE]: { display: 'contents' },
    // The border of the square shows.
    '(forced-colors: active)': { paddingInlineEnd: vars.space.medium },
  },
});

export const close = style({
  '@media': {
    [PHONE]: {
      order: -1,
      // Over the title, which gives it its room.
      position: 'relative',
      zIndex: 1,
      alignSelf: 'flex-end',
      marginBlock: `${vars.space.xsmall} calc(-1 * ${vars.density.controlHeight} - ${vars.space.xsmall})`,
      marginInlineEnd: vars.space.xsmall,
      borderRadius: vars.radius.small,
      background: vars.color.surface,
    },
    [HIGH_PHONE]: { position: 'sticky', insetBlockStart: vars.space.xsmall },
  },
});

export const title = style({
  paddingBlock: vars.space.xsmall,
  fontSize: vars.font.size.s22,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.title,
  textWrapStyle: 'balance',
  overflowWrap: 'anywhere',
  minInlineSize: 0,
  '@media': {
    [PHONE]: {
      paddingBlock: vars.space.medium,
      paddingInline: `${vars.space.large} calc(${vars.density.controlHeight} + ${vars.space.medium})`,
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  gap: vars.space.medium,
  paddingInline: vars.space.large,
  paddingBlockEnd: vars.space.large,
  overflowWrap: 'anywhere',
});

/** Stays in sight under a long content, also inside a form, where the screen has the height for both. */
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap-reverse',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  marginBlockStart: 'auto',
  marginInline: `calc(-1 * ${vars.space.large})`,
  marginBlockEnd: `calc(-1 * ${vars.space.large})`,
  paddingBlock: vars.space.medium,
  paddingInline: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [HIGH]: { position: 'sticky', insetBlockEnd: stickToBottom('14rem'), zIndex: 1 } },
});

/** Takes no place until it says something; on a phone it has a row of its own, so that no button moves. */
export const footerError = style({
  flex: '1 1 12rem',
  alignSelf: 'center',
  color: vars.color.danger,
  fontWeight: vars.font.weight.semibold,
  selectors: { '&:empty': { position: 'absolute' } },
  '@media': { [PHONE]: { flexBasis: '100%', order: 1 } },
});

// On a phone each button of the footer takes the width.
globalStyle(`${footer} > button`, { '@media': { [PHONE]: { flex: '1 1 auto' } } });
