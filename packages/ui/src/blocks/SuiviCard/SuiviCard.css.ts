import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const lines = style({ display: 'grid', gap: vars.space.medium, listStyle: 'none' });

export const line = style({ display: 'grid', gap: vars.space.xsmall, overflowWrap: 'anywhere' });
