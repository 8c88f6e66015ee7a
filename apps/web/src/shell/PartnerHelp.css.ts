import { style } from '@vanilla-extract/css';

/** Paper is no place to ask. */
export const onScreen = style({ '@media': { print: { display: 'none' } } });
