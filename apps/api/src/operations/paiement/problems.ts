import {
  COUPON_INVALIDE_MESSAGE,
  DUERP_MANQUANT_MESSAGE,
  formatDateLongue,
  NBSP,
  NNBSP,
  NON_FINALISE_MESSAGE,
} from '@odu/domain';
import { Problem } from '../../contract/problem.ts';

const refuse = (path: string, message: string) => new Problem(422, { message, errors: [{ path, message }] });

export const emailNotVerified = () =>
  new Problem(403, { message: 'Vérifiez votre adresse email avant de payer.' });

export const vipNeedsNothing = () =>
  new Problem(422, {
    message: `Mode VIP activé${NBSP}: votre compte a déjà l'accès complet, il n'y a rien à payer.`,
  });

export const missingDuerp = () => refuse('/duerpDocId', DUERP_MANQUANT_MESSAGE);

export const duerpWithPremium = () =>
  refuse('/duerpDocId', "La formule Premium couvre plusieurs DUERP, elle ne s'achète pas pour l'un d'eux.");

export const notFinished = () => refuse('/duerpDocId', NON_FINALISE_MESSAGE);

export const alreadyCovered = (untilDate: string | null) =>
  refuse('/duerpDocId', `Ce DUERP est déjà acheté, jusqu'au ${formatDateLongue(untilDate)} inclus.`);

export const alreadyPremium = (untilDate: string) =>
  refuse('/planId', `Vous avez déjà la formule Premium, jusqu'au ${formatDateLongue(untilDate)} inclus.`);

export const couponNotValid = () => refuse('/couponCode', COUPON_INVALIDE_MESSAGE);

/** Stripe charges no less in euros (docs.stripe.com/currencies, « Minimum and maximum charge amounts »). */
export const LEAST_CHARGE_CENTS = 50;

export const tooLittleToCharge = (hasCoupon: boolean) =>
  refuse(
    hasCoupon ? '/couponCode' : '/planId',
    `Il resterait moins de 0,50${NNBSP}€ à payer, ce que notre prestataire de paiement n'accepte pas${NBSP}: ${hasCoupon ? 'retirez ce code promo ou contactez-nous.' : 'contactez-nous.'}`,
  );

export const billingProfileNotFound = () =>
  new Problem(404, { message: 'Profil de facturation introuvable.' });

export const subscriptionNotFound = () => new Problem(404, { message: 'Abonnement introuvable.' });

export const subscriptionEnded = () =>
  new Problem(409, { message: 'Cet abonnement est terminé, son renouvellement ne peut plus être changé.' });

export const grantedWithoutPayment = () =>
  new Problem(409, { message: `Cet abonnement vous a été accordé${NBSP}: il ne se renouvelle pas.` });

export const noPaymentMeans = () =>
  new Problem(409, {
    message: "Cet abonnement n'a pas de moyen de paiement, il ne peut pas être renouvelé automatiquement.",
  });

export const paidMeanwhile = () =>
  new Problem(409, {
    message: `Un paiement commencé dans un autre onglet vient d'aboutir ou est en cours${NBSP}: rechargez la page avant d'en commencer un autre.`,
  });
