import { vars } from '@odu/ui/theme';
import { style } from '@vanilla-extract/css';

/** The title and, under it, which document it is: as high while both are on their way. */
export const title = style({ minBlockSize: '3rem' });

/** As wide as the title that comes. */
export const titlePlace = style([title, { inlineSize: '13.5rem' }]);

/** No wider than the title: a long name is cut, and pushes nothing aside; the page's title says it whole. */
export const name = style({ inlineSize: 0, minInlineSize: '100%' });

/** As much place as « Annuler » and « Rétablir » take. */
export const undoPlace = style({ inlineSize: '15rem', blockSize: vars.density.controlHeight });

/** And « Aide ». */
export const helpPlace = style({ inlineSize: '4rem', blockSize: vars.density.controlHeight });
