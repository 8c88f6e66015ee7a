import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { BREAKPOINT } from '../../theme/tokens.ts';

export const partie = style({ display: 'grid', gap: vars.space.small, marginBlockEnd: vars.space.large });

export const articles = style({ display: 'grid', gap: vars.space.small });

export const article = style({
  display: 'grid',
  columnGap: vars.space.large,
  '@media': {
    [`(min-width: ${BREAKPOINT.phone})`]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
    print: { breakInside: 'avoid' },
  },
});

export const reference = style({
  color: vars.color.brand,
  fontWeight: vars.font.weight.semibold,
});

export const text = style({ maxInlineSize: vars.font.measure });

export const points = style({ paddingInlineStart: vars.space.large, listStyle: 'disc' });

export const numeros = style({ paddingInlineStart: vars.space.large, listStyle: 'decimal' });

export const source = style({
  marginBlockStart: vars.space.small,
  color: vars.color.inkSoft,
  fontSize: vars.font.size.s14,
  '@media': { print: { breakBefore: 'avoid' } },
});
