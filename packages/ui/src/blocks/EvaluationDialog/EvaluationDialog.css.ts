import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT, MIN_STICKY_HEIGHT } from '../../theme/tokens.ts';

/** The criteria and, beside them, the level that they give; one above the other on a narrow screen. */
export const evaluation = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 16rem',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': {
    [`screen and (max-width: ${BREAKPOINT.tablet})`]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space.medium,
    },
  },
});

export const criteres = style({
  display: 'grid',
  gap: vars.space.medium,
  minInlineSize: 0,
  // The thumbs stay under the dialog's footer.
  isolation: 'isolate',
});

export const criteresHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const niveau = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
  '@media': {
    [`screen and (min-width: ${BREAKPOINT.tablet}) and (min-height: ${MIN_STICKY_HEIGHT})`]: {
      position: 'sticky',
      insetBlockStart: '5rem',
    },
  },
});

export const hint = style({ fontSize: vars.font.size.s14, color: vars.color.inkSoft });

/** The way to the other risks, at the start of the dialog's footer. */
export const serie = style({
  display: 'flex',
  gap: vars.space.xsmall,
  marginInlineEnd: 'auto',
});

/** On a phone the way to the others is all of the footer, under the thumb. */
export const thumb = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  containerType: 'inline-size',
});

/** Too narrow for the place between the two buttons: it has a row of its own. */
const NARROW = '(max-width: 19.49rem)';
/** The room of « Précédent ». */
const WAY = '6.75rem';

export const thumbHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
});

export const unites = style({ flex: '1 1 9rem', minInlineSize: 0 });

export const thumbWays = style({
  display: 'grid',
  gridTemplateColumns: `minmax(${WAY}, 1fr) auto minmax(${WAY}, 1fr)`,
  alignItems: 'center',
  gap: vars.space.small,
  '@container': {
    [NARROW]: {
      gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${WAY}), 1fr))`,
      rowGap: vars.space.xxsmall,
    },
  },
});

export const place = style({
  gridColumn: 2,
  fontSize: vars.font.size.s14,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSoft,
  '@container': { [NARROW]: { gridColumn: '1 / -1' } },
});

const auto = { '@container': { [NARROW]: { gridArea: 'auto' } } };

export const before = style({ gridColumn: 1, gridRow: 1, display: 'grid', ...auto });

export const after = style({ gridColumn: 3, gridRow: 1, display: 'grid', ...auto });

export const saves = style({ display: 'grid', gap: vars.space.xsmall });

/** A finger drawn across goes to another risk, one drawn along scrolls. */
export const swiped = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  minInlineSize: 0,
  touchAction: 'pan-y pinch-zoom',
});

/** The room of what is drawn later, so that the dialog has its height at once. */
export const formComing = style({ blockSize: '58rem' });
export const textesComing = style({ blockSize: '22rem' });
