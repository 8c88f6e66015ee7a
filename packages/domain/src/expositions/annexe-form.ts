import * as z from 'zod/mini';
import { MAX_DONNEES_COLLECTIVES } from '../champs/exposition.ts';
import { optionalText } from '../formulaire/fields.ts';
import { nombreDePersonnesSchema } from '../unite-de-travail/nombre-de-personnes.ts';

/** The form of one factor of the annex: its collective data, and how many employees are beyond its threshold. */
export const ligneDAnnexeFormSchema = z.object({
  donneesCollectives: optionalText(MAX_DONNEES_COLLECTIVES),
  nombreAuDela: nombreDePersonnesSchema,
});

/** What the form of a factor holds. */
export type LigneDAnnexeValues = z.infer<typeof ligneDAnnexeFormSchema>;
