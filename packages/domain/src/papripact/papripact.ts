import * as z from 'zod/mini';
import { optionalText, requiredText } from '../formulaire/fields.ts';
import { isDay } from '../texte/format-date.ts';

/** The statuses of a preventive action; the wire carries these labels. */
export const STATUTS_ACTION = ['À planifier', 'En cours', 'Terminé', 'En attente', 'Annulé'] as const;

/** The status of a preventive action. */
export type StatutAction = (typeof STATUTS_ACTION)[number];

/** From how many employees the PAPRIPACT is mandatory (art. L4121-3-1 III 1° C. trav.). */
export const SEUIL_PAPRIPACT = 50;

/** Whether the PAPRIPACT is noted as mandatory: public sector, or 50 employees and more (specification 2, section 9). */
export const isPapripactObligatoire = (entreprise: {
  nombreEmployes?: number | null | undefined;
  isSecteurPublic?: boolean | null | undefined;
}): boolean => entreprise.isSecteurPublic === true || (entreprise.nombreEmployes ?? 0) >= SEUIL_PAPRIPACT;

const DATE_REQUISE = 'La date est requise';

/** The form of a preventive action; the date is `YYYY-MM-DD`, the budget a free text that may be empty. */
export const actionPreventiveFormSchema = z.object({
  idRisqueAssocie: requiredText('Le risque associé est requis'),
  descriptionDeLaMesure: requiredText('La description de la mesure est requise'),
  responsable: requiredText('Le responsable est requis'),
  budget: optionalText(),
  date: requiredText(DATE_REQUISE).check(
    z.refine((value) => value === '' || isDay(value), "La date n'est pas valide"),
  ),
  statut: z.enum(STATUTS_ACTION, 'Le statut est requis'),
});

/** The valid values of the action form. */
export type ActionPreventiveForm = z.infer<typeof actionPreventiveFormSchema>;
