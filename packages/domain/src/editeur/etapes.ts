import { isRisqueEvalue } from '../evaluation/niveau-de-risque.ts';
import type { EvaluationPartielle } from '../evaluation/niveau-de-risque.ts';

/** The seven steps of the editor, in order: step n is the entry n - 1 (specification 2, section 2). */
export const ETAPES = [
  'Introduction',
  "Informations de l'entreprise",
  'Unités de travail',
  'Saisie des risques',
  'Évaluation des risques',
  'PAPRIPACT',
  'Finalisation',
] as const;

/** What is said where a step needs units and there is none (specification 2, section 2). */
export const AUCUNE_UNITE_MESSAGE = "Vous devez d'abord ajouter des unités de travail...";

/** The toast of step 5 left with risks to evaluate. */
export const RISQUES_A_EVALUER_MESSAGE = 'Il vous reste des risques à évaluer dans cette étape.';

/** The toast of step 6 left with the PAPRIPACT on and empty. */
export const ACTION_REQUISE_MESSAGE =
  'Vous devez ajouter au moins une action préventive dans votre PAPRIPACT.';

/** The fields of a document's data that moving on in the editor depends on. */
export type DonneesDeLEditeur = {
  isPapripactEnabled: boolean;
  unitesDeTravail: readonly {
    risques: readonly EvaluationPartielle[];
    papripactActionsPreventives: readonly unknown[];
  }[];
};

/** Why a step (1 to 7) cannot be left by its button « Suivant », or null when it can (specification 2, section 4). */
export const checkEtape = (
  step: number,
  { unitesDeTravail, isPapripactEnabled }: DonneesDeLEditeur,
): string | null => {
  if (step === 3 && unitesDeTravail.length === 0) return AUCUNE_UNITE_MESSAGE;
  if (step === 5 && !unitesDeTravail.every(({ risques }) => risques.every(isRisqueEvalue)))
    return RISQUES_A_EVALUER_MESSAGE;
  if (
    step === 6 &&
    isPapripactEnabled &&
    unitesDeTravail.every((unite) => unite.papripactActionsPreventives.length === 0)
  ) {
    return ACTION_REQUISE_MESSAGE;
  }
  return null;
};

/** Whether step 1's start button is enabled: both boxes, and the free version's box unless the user has full access, as a VIP does. */
export const canStart = (boxes: {
  isResponsibilityAccepted: boolean;
  isFreeVersionAccepted: boolean;
  areTermsAccepted: boolean;
  hasFullAccess: boolean;
}): boolean =>
  boxes.isResponsibilityAccepted &&
  boxes.areTermsAccepted &&
  (boxes.isFreeVersionAccepted || boxes.hasFullAccess);
