import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const sheet = style({ display: 'grid', gap: vars.space.large });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
