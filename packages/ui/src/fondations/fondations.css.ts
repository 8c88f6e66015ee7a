import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** A demonstration stands on the paper of the application, whatever Storybook paints around it. */
export const planche = style({
  display: 'grid',
  gap: vars.space.large,
  marginBlock: vars.space.large,
  padding: `clamp(${vars.space.small}, 3vw, ${vars.space.large})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.family,
  lineHeight: vars.font.lineHeight.text,
});

export const grille = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  gap: vars.space.medium,
});

/** Small things side by side: two of them even on a phone. */
export const mosaique = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8rem, 45%), 1fr))',
  gap: vars.space.medium,
});

export const vignette = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontSize: vars.font.size.s14,
});

export const rangee = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
});

export const pastille = style({
  inlineSize: '100%',
  blockSize: '3.5rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
});

export const contraste = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const echantillon = style({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: '5rem',
  blockSize: '2.25rem',
  border: '2px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.semibold,
  forcedColorAdjust: 'none',
});

export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.font.size.s14,
  overflowWrap: 'anywhere',
});

export const gris = style({ filter: 'grayscale(1)' });

export const barre = style({ blockSize: '1rem', background: vars.color.brand, borderRadius: '2px' });

export const surface = style({
  inlineSize: '7rem',
  blockSize: '4rem',
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
});

export const balle = style({
  inlineSize: '2.5rem',
  blockSize: '2.5rem',
  borderRadius: vars.radius.full,
  background: vars.color.brand,
  transition: `transform ${vars.motion.normal} ${vars.motion.easing}`,
  selectors: { '&[data-arrivee]': { transform: 'translateX(8rem)' } },
});
