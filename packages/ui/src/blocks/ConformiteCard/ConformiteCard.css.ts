import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const points = style({ display: 'grid', gap: vars.space.small, listStyle: 'none' });

export const point = style({ display: 'grid', gap: vars.space.xxsmall, overflowWrap: 'anywhere' });
