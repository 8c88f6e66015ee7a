import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });

/** A phone of 320 px, with its margins. */
export const phone = style({ inlineSize: '288px', maxInlineSize: '100%' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
  gap: vars.space.large,
  alignItems: 'start',
});
