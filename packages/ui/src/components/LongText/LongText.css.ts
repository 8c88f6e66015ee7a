import { style } from '@vanilla-extract/css';

// Paper shows the whole text.
export const more = style({ '@media': { print: { display: 'none' } } });
