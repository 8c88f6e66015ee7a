import { optionalText } from '../formulaire/fields.ts';

/** The notes of a version: any text of no more characters than the contract takes, or none. */
export const notesDeVersionSchema = optionalText(40_000);
