import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  // The buttons stay beside the field, not beside its message.
  selectors: { '&[data-invalid]': { alignItems: 'center' } },
});

export const field = style({ flex: '1 1 9rem', minInlineSize: 0 });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
