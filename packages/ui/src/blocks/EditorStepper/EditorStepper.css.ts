import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT, LAYER, MIN_STICKY_HEIGHT, stickToBottom } from '../../theme/tokens.ts';

const DESK = `screen and (min-width: ${BREAKPOINT.tablet})`;
const HIGH = `screen and (min-height: ${MIN_STICKY_HEIGHT})`;
const PHONE = `screen and (max-width: ${BREAKPOINT.phone})`;

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gap: vars.space.medium,
  alignItems: 'start',
  // The bar of a short step stands at the bottom of the screen too.
  minBlockSize: '80dvh',
  '@media': {
    [DESK]: {
      columnGap: vars.space.xlarge,
      selectors: {
        '&[data-sidebar="open"]': {
          gridTemplateColumns: `${vars.layout.sidebar} minmax(0, 1fr)`,
          gridTemplateRows: 'minmax(0, 1fr) auto',
        },
      },
    },
    print: { display: 'block' },
  },
});

export const sidebar = style({
  display: 'none',
  '@media': {
    [DESK]: {
      display: 'grid',
      gap: vars.space.xsmall,
      justifyItems: 'start',
    },
    [`${DESK} and (min-height: ${MIN_STICKY_HEIGHT})`]: {
      position: 'sticky',
      insetBlockStart: vars.space.medium,
      maxBlockSize: `calc(100dvh - ${vars.space.xlarge})`,
      overflowY: 'auto',
    },
  },
});

/** Closed, it lies over the content as one line. */
export const closedSidebar = style([
  sidebar,
  {
    '@media': {
      [`${DESK} and (min-height: ${MIN_STICKY_HEIGHT})`]: { position: 'static', maxBlockSize: 'none' },
    },
  },
]);

export const steps = style({ inlineSize: '100%' });

export const mobileBar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlockEnd: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [DESK]: { display: 'none' }, print: { display: 'none' } },
});

export const mobileSteps = style({ flexShrink: 0, whiteSpace: 'nowrap' });

export const mobileTexts = style({ display: 'grid', minInlineSize: 0 });

export const mobilePlace = style({
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
});

export const mobileNext = style({
  fontSize: vars.font.size.s14,
  lineHeight: vars.font.lineHeight.title,
  textWrap: 'balance',
  color: vars.color.inkSoft,
});

export const content = style({ minInlineSize: 0 });

export const bottomBar = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gridTemplateAreas: '"previous status next"',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  '@media': {
    // On a low screen it stands after its step: it would hide half of it.
    [HIGH]: { position: 'sticky', insetBlockEnd: stickToBottom('11rem'), zIndex: LAYER.sticky },
    [PHONE]: {
      // The room of « Précédent » with its arrow.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.375rem), 1fr))',
      gridTemplateAreas: 'none',
      rowGap: vars.space.xxsmall,
    },
    print: { display: 'none' },
  },
});

// What takes the focus comes out from above the bar, of two rows on a phone, and of more where a save failed.
globalStyle(`html:has(${bottomBar})`, {
  '@media': {
    [HIGH]: { scrollPaddingBlockEnd: '6rem' },
    [`${PHONE} and (min-height: ${MIN_STICKY_HEIGHT})`]: { scrollPaddingBlockEnd: '11rem' },
  },
});

const auto = { '@media': { [PHONE]: { gridArea: 'auto' } } };

export const previous = style({ gridArea: 'previous', display: 'grid', ...auto });
export const status = style({
  gridArea: 'status',
  display: 'flex',
  justifyContent: 'center',
  '@media': { [PHONE]: { gridArea: 'auto / 1 / auto / -1', order: -1 } },
});
export const next = style({ gridArea: 'next', display: 'grid', ...auto });
