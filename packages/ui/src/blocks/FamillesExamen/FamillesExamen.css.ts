import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const familles = style({ display: 'grid', listStyle: 'none' });

export const famille = style({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { borderBlockEnd: 'none' } },
});
