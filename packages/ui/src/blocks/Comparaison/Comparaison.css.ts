import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const lignes = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const ligne = style({
  display: 'grid',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': { print: { breakInside: 'avoid' } },
});

export const ecarts = style({ display: 'grid', gap: vars.space.xsmall, margin: 0 });

export const ecart = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxsmall,
  '@media': {
    '(min-width: 40rem)': {
      gridTemplateColumns: '12rem minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space.small,
    },
  },
});

/** As written, line breaks included. */
export const valeur = style({
  margin: 0,
  paddingInlineStart: vars.space.xsmall,
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
  whiteSpace: 'pre-line',
});

export const apres = style([valeur, { borderInlineStartColor: vars.color.brand }]);
