import { isPlan } from '../abonnement/prix.ts';
import { requiredText } from '../formulaire/fields.ts';

/** A promo code: trimmed, not empty, of a length that the server takes. */
export const couponCodeSchema = requiredText('Veuillez entrer un code.', 200);

/** The message of a promo code that the server refused. */
export const COUPON_INVALIDE_MESSAGE = 'Code promo invalide ou expiré.';

/** The message of a plan in the address that is not sold. */
export const PLAN_NON_SUPPORTE_MESSAGE = 'Plan non supporté...';

/** The message of a standard plan without its document. */
export const DUERP_MANQUANT_MESSAGE = 'ID du DUERP manquant pour le plan standard.';

/** What is said of a document without a version that somebody would buy. */
export const NON_FINALISE_MESSAGE =
  "Ce DUERP n'est pas encore finalisé. Validez sa première version avant de l'acheter.";

/** Why a checkout cannot go on, or null when it can: the plan, then the standard plan's document, then the billing profile (specification 2, section 5). */
export const checkCheckout = (checkout: {
  plan: unknown;
  duerpId: string | null | undefined;
  billingProfileId: string | null | undefined;
}): string | null => {
  if (!isPlan(checkout.plan)) return PLAN_NON_SUPPORTE_MESSAGE;
  if (checkout.plan === 'SUBPLAN_STANDARD' && !checkout.duerpId) return DUERP_MANQUANT_MESSAGE;
  return checkout.billingProfileId ? null : 'Veuillez sélectionner un profil de facturation.';
};
