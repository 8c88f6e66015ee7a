import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const picker = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const list = style({ minInlineSize: 0, margin: 0, padding: 0, border: 0 });

export const familles = style({ display: 'grid', gap: vars.space.xsmall });

export const categories = style({ display: 'grid', gap: vars.space.medium });

export const categorie = style({
  // What is out of sight is not laid out: 500 boxes stay fluid.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 16rem',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const categorieTitle = style({ fontWeight: vars.font.weight.semibold });

export const groupe = style({
  fontSize: vars.font.size.s14,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.inkSoft,
});

/** The whole of it: a law says what it forbids, and to whom, at the end of its sentence. */
export const seuil = style({ display: 'block' });

/** Only those who have keys are told of them. */
export const keys = style({
  display: 'none',
  fontSize: vars.font.size.s14,
  color: vars.color.inkSoft,
  '@media': { '(hover: hover) and (pointer: fine)': { display: 'block' } },
});

export const risques = style({
  display: 'grid',
  marginInlineStart: vars.space.small,
  paddingInlineStart: vars.space.small,
  borderInlineStart: `1px solid ${vars.color.line}`,
  listStyle: 'none',
});

/** Codes of the référentiel are short: one is not cut at its hyphens. */
export const risqueCode = style({ whiteSpace: 'nowrap' });

export const code = style({
  color: vars.color.inkSoft,
  fontSize: vars.font.size.s14,
  fontVariantNumeric: 'tabular-nums',
});

export const count = style({
  fontSize: vars.font.size.s14,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkSoft,
  selectors: { '&[data-some]': { color: vars.color.brand, fontWeight: vars.font.weight.semibold } },
});
