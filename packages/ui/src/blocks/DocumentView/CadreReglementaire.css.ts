import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

export const articles = style({ display: 'grid', gap: vars.space.small });

export const article = style({
  display: 'grid',
  columnGap: vars.space.large,
  '@media': {
    [`(min-width: ${BREAKPOINT.phone})`]: { gridTemplateColumns: '6rem minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});

export const reference = style({
  color: vars.color.brand,
  fontWeight: vars.font.weight.semibold,
  whiteSpace: 'nowrap',
});

export const text = style({ maxInlineSize: vars.font.measure });

export const source = style({
  marginBlockStart: vars.space.small,
  color: vars.color.inkSoft,
  fontSize: vars.font.size.s14,
  '@media': { print: { breakBefore: 'avoid' } },
});
