import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const fieldset = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 });

export const legend = style({
  fontSize: vars.font.size.s18,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.title,
  overflowWrap: 'anywhere',
});

export const description = style({ marginBlockStart: vars.space.xxsmall, color: vars.color.inkSoft });

export const fields = style({ display: 'grid', gap: vars.space.large, marginBlockStart: vars.space.medium });
