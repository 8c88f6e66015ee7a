import { vars } from '@odu/ui/theme';
import { style } from '@vanilla-extract/css';

/** As wide as the title that comes. */
export const titlePlace = style({ inlineSize: '13.5rem' });

/** As much place as « Annuler » and « Rétablir » take. */
export const undoPlace = style({ inlineSize: '15rem', blockSize: vars.density.controlHeight });

/** And « Aide ». */
export const helpPlace = style({ inlineSize: '4rem', blockSize: vars.density.controlHeight });
