import type { Entreprise, StatutAction, TypeDeMesure } from '@odu/api-contract/types';
import * as z from 'zod/mini';
import { CHAMPS_D_ACTION_PREVENTIVE } from '../champs/action-preventive.ts';
import { CHAMPS_DU_PAPRIPACT } from '../champs/papripact.ts';
import type { Incomplet } from '../champs/incomplet.ts';
import { optionalText, requiredText } from '../formulaire/fields.ts';
import { ANNEE_A_VERIFIER, isAnneePlausible, isDay } from '../texte/format-date.ts';

/** The statuses of a preventive action in the order of the form; the wire carries these labels. */
export const STATUTS_ACTION = [
  'À planifier',
  'En cours',
  'Terminé',
  'En attente',
  'Annulé',
] as const satisfies readonly StatutAction[];

/** The kinds of measures in the order of the principles of prevention (art. L4121-2 C. trav.). */
export const TYPES_DE_MESURE = [
  'suppression ou réduction à la source',
  'protection collective',
  'organisation',
  'protection individuelle',
  'formation et information',
] as const satisfies readonly TypeDeMesure[];

/** From how many employees the PAPRIPACT is mandatory (art. L4121-3-1 III 1° C. trav.). */
export const SEUIL_PAPRIPACT = 50;

/** Whether the PAPRIPACT is noted as mandatory: public sector, or 50 employees and more (specification 2, section 9). */
export const isPapripactObligatoire = (
  entreprise: Incomplet<Pick<Entreprise, 'nombreEmployes' | 'isSecteurPublic'>>,
): boolean => entreprise.isSecteurPublic === true || (entreprise.nombreEmployes ?? 0) >= SEUIL_PAPRIPACT;

/** The form of the programme's resources, a free text that may be empty. */
export const ressourcesPapripactFormSchema = z.object({
  ressourcesPapripact: optionalText(CHAMPS_DU_PAPRIPACT.ressourcesPapripact.maxLength),
});

const champs = CHAMPS_D_ACTION_PREVENTIVE;
const DATE_REQUISE = 'La date est requise';

/** The message of an action without its risk. */
export const RISQUE_ASSOCIE_REQUIS_MESSAGE = 'Le risque associé est requis';

/** The form of a preventive action; the date is `YYYY-MM-DD`, the budget a free text that may be empty. */
export const actionPreventiveFormSchema = z.object({
  idRisqueAssocie: requiredText(RISQUE_ASSOCIE_REQUIS_MESSAGE),
  descriptionDeLaMesure: requiredText(
    'La description de la mesure est requise',
    champs.descriptionDeLaMesure.maxLength,
  ),
  responsable: requiredText('Le responsable est requis', champs.responsable.maxLength),
  budget: optionalText(champs.budget.maxLength),
  date: requiredText(DATE_REQUISE).check(
    z.refine((value) => value === '' || isDay(value), "La date n'est pas valide"),
    z.refine((value) => !isDay(value) || isAnneePlausible(value), ANNEE_A_VERIFIER),
  ),
  statut: z.enum(STATUTS_ACTION, 'Le statut est requis'),
  conditionsExecution: optionalText(champs.conditionsExecution.maxLength),
  indicateurResultat: optionalText(champs.indicateurResultat.maxLength),
  type: z.nullish(z.enum(TYPES_DE_MESURE)),
});
