import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const explorer = style({ display: 'grid', gap: vars.space.medium, minInlineSize: 0 });

export const toolbar = style({
  display: 'grid',
  gap: vars.space.small,
  minInlineSize: 0,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surfaceSunken,
  '@media': { print: { display: 'none' } },
});

export const count = style({
  color: vars.color.inkSoft,
  fontSize: vars.font.size.s14,
  '@media': { print: { breakAfter: 'avoid' } },
});

/** What the rows fit themselves to. */
export const rows = style({ containerType: 'inline-size' });

export const uniteTitle = style({
  paddingBlock: `${vars.space.medium} ${vars.space.xxsmall}`,
  overflowWrap: 'anywhere',
  '@media': { print: { breakAfter: 'avoid' } },
});

/** Further from the group above than from its own. */
export const categorieTitle = style({
  paddingBlock: `${vars.space.small} ${vars.space.xsmall}`,
  overflowWrap: 'anywhere',
  '@media': { print: { breakAfter: 'avoid' } },
});

/** Both layers share one cell: the invitation may be the higher one on a phone. */
export const demo = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderRadius: vars.radius.large,
  overflow: 'hidden',
});

export const blurred = style({
  gridArea: '1 / 1',
  maxBlockSize: '32rem',
  overflow: 'hidden',
  filter: 'blur(5px)',
  userSelect: 'none',
});

export const overlay = style({
  gridArea: '1 / 1',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: vars.space.medium,
});

export const invitation = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  maxInlineSize: '30rem',
  padding: vars.space.large,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface,
  boxShadow: vars.shadow.floating,
  textAlign: 'center',
});
