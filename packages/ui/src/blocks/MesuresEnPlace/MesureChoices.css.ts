import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const choices = style({ display: 'grid', gap: vars.space.xxsmall, listStyle: 'none' });

export const choice = style({
  display: 'grid',
  inlineSize: '100%',
  minBlockSize: vars.density.controlHeight,
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.small,
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: { '&[data-hovered]': { background: vars.color.brandTint, borderColor: vars.color.brand } },
});

export const kind = style({ fontSize: vars.font.size.s14, color: vars.color.inkSoft });
