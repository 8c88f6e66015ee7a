import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const NARROW = '(max-width: 30rem)';

export const panel = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.space.large,
  minInlineSize: 0,
});

// The tables of a panel stand on one column line; on a phone the sentences need the room more than the names.
globalStyle(`${panel} :is(caption, th, td)`, {
  '@container': { [NARROW]: { minInlineSize: 0, paddingInline: vars.space.small } },
});
globalStyle(`${panel} th:first-child`, {
  inlineSize: '12rem',
  '@container': { [NARROW]: { inlineSize: '8.25rem' } },
});

export const formule = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  background: vars.color.brandTint,
  fontSize: vars.font.size.s18,
  fontWeight: vars.font.weight.semibold,
});

export const numeric = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
