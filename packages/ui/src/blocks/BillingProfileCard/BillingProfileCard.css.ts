import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  selectors: { '&[data-selected]': { outline: `2px solid ${vars.color.brand}`, outlineOffset: '-1px' } },
});

export const address = style({ fontStyle: 'normal', overflowWrap: 'anywhere' });

export const line = style({ display: 'block' });

export const vat = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });

/** At the bottom of cards side by side. */
export const actions = style({ marginBlockStart: 'auto' });
