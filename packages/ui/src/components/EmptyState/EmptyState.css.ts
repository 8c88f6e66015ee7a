import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const emptyState = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.medium,
  padding: vars.space.xlarge,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.large,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.huge,
  blockSize: vars.space.huge,
  borderRadius: vars.radius.full,
  background: vars.color.brandTint,
  color: vars.color.brand,
});

export const sentence = style({ maxInlineSize: '32rem', fontSize: vars.font.size.s18, textWrap: 'balance' });

export const example = style({
  maxInlineSize: '32rem',
  inlineSize: '100%',
  color: vars.color.inkSoft,
  fontSize: vars.font.size.s14,
});
