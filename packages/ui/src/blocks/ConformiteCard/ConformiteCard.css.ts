import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Of who fills the document in, not of who reads it (its printed pages say nothing of it). */
export const onScreen = style({ '@media': { print: { display: 'none' } } });

export const points = style({ display: 'grid', gap: vars.space.medium, listStyle: 'none' });

export const point = style({ display: 'grid', gap: vars.space.xxsmall, overflowWrap: 'anywhere' });
