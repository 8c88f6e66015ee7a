import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const groups = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });

export const step = style({ fontWeight: vars.font.weight.semibold, color: vars.color.ink });

export const problems = style({ display: 'grid', paddingInlineStart: vars.space.large });

export const problem = style({ paddingBlock: vars.space.xxsmall, overflowWrap: 'anywhere' });
