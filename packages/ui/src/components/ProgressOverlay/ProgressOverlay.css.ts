import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const content = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.xlarge,
  inlineSize: '100%',
  overflowWrap: 'anywhere',
});

export const title = style({
  fontSize: vars.font.size.s22,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.title,
});
