import { style } from '@vanilla-extract/css';

/** A reference or a word whose hyphens may not end a line. */
export const nowrap = style({ whiteSpace: 'nowrap' });
