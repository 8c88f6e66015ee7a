import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  maxInlineSize: vars.font.measure,
  paddingInlineStart: '1.25em',
  overflowWrap: 'anywhere',
});

export const kind = style({ fontSize: vars.font.size.s14, color: vars.color.inkSoft });
