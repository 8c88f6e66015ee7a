import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  gap: `${vars.space.small} ${vars.space.large}`,
});

export const fact = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const label = style({ color: vars.color.inkSoft, fontSize: vars.font.size.s14 });
