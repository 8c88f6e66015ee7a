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
  // By the room that there is: the list stands in a page and in narrow places.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

/** As written, line breaks included. */
export const valeur = style({
  margin: 0,
  paddingInlineStart: vars.space.xsmall,
  borderInlineStart: `3px solid ${vars.color.lineStrong}`,
  whiteSpace: 'pre-line',
});

export const apres = style([valeur, { borderInlineStartColor: vars.color.brand }]);
