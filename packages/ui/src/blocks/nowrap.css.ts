import { style } from '@vanilla-extract/css';

/** A reference or a word whose hyphens end a line only when it is longer than a whole line. */
export const nowrap = style({ display: 'inline-block', maxInlineSize: '100%' });
