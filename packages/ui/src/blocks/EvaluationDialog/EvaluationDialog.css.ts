import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

/** The height of the dialog's footer with one row of buttons: its line, its padding, the buttons. */
const FOOTER = `calc(1px + 2 * ${vars.space.medium} + ${vars.density.controlHeight})`;

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
    [`screen and (min-width: ${BREAKPOINT.tablet})`]: { position: 'sticky', insetBlockStart: '5rem' },
    // On a phone it stands above the dialog's footer, of one or two rows of buttons, while the sliders are moved.
    [`screen and (max-width: ${BREAKPOINT.phone}) and (min-height: 38rem)`]: {
      position: 'sticky',
      insetBlockEnd: FOOTER,
      paddingBlock: vars.space.xsmall,
      boxShadow: vars.shadow.floating,
      selectors: {
        '&[data-in-flow]': { position: 'static' },
        '&[data-has-next]': {
          insetBlockEnd: `calc(${FOOTER} + ${vars.space.small} + ${vars.density.controlHeight})`,
        },
      },
    },
  },
});

export const hint = style({ fontSize: vars.font.size.s14, color: vars.color.inkSoft });
