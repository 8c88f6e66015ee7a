import { MAX_MOTIF_DE_FAMILLE } from '../champs/famille-de-risques.ts';
import { optionalText } from '../formulaire/fields.ts';

/** The reason why a family does not concern a unit; nobody has to give one. */
export const motifDeFamilleSchema = optionalText(MAX_MOTIF_DE_FAMILLE);
