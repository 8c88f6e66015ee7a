import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });

export const input = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const status = style({
  minBlockSize: '1.5em',
  fontSize: vars.font.size.s14,
  color: vars.color.success,
  selectors: { '&[data-failed]': { color: vars.color.danger } },
});
