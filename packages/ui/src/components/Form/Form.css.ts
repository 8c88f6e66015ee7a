import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
});

export const narrow = style([form, { maxInlineSize: vars.layout.form }]);

export const note = style({ fontSize: vars.font.size.s14, color: vars.color.inkSoft });

export const summary = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.danger}`,
  borderInlineStartWidth: '6px',
  borderRadius: vars.radius.small,
  background: vars.color.dangerTint,
});

export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.danger,
});

export const list = style({ paddingInlineStart: '1.25em' });

export const link = style({
  display: 'block',
  paddingBlock: vars.space.xxsmall,
  color: vars.color.ink,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
