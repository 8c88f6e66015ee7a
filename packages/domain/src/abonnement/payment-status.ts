import type { PaymentStatus } from '@odu/api-contract/types';
import { toParisDay } from '../texte/format-date.ts';
import { DUERPS_PAR_PLAN } from './prix.ts';

/** The payment statuses on the wire (specification 2, section 4). */
export const PAYMENT_STATUSES = [
  'DRAFT',
  'PAYMENT_NEEDED',
  'IN_PAID_PERIOD',
  'EXPIRED',
  'VIP',
] as const satisfies readonly PaymentStatus[];

/** The names of the payment statuses. */
export const PAYMENT_STATUS_LABELS = {
  DRAFT: 'Brouillon',
  PAYMENT_NEEDED: 'Paiement requis',
  IN_PAID_PERIOD: 'Accès complet',
  EXPIRED: 'Expiré',
  VIP: 'Accès complet',
} as const satisfies Record<PaymentStatus, string>;

/** What a card of the plan selection says of each status (specification 1, /choose-plan/select-duerp). */
export const PURCHASE_LABELS = {
  DRAFT: 'Pas encore finalisé',
  PAYMENT_NEEDED: 'Acheter ce DUERP',
  IN_PAID_PERIOD: 'Déjà acheté',
  EXPIRED: 'Acheter ce DUERP',
  VIP: 'Déjà en accès complet',
} as const satisfies Record<PaymentStatus, string>;

/** What is said of a document that the premium does not reach, and of what helps (decision C11). */
export const BEYOND_PREMIUM = `La formule Premium couvre les ${DUERPS_PAR_PLAN.SUBPLAN_PREMIUM} DUERP les plus anciens de votre compte\u00A0: elle n'atteint pas celui-ci. Un abonnement Standard peut le couvrir, ou une offre sur mesure les couvrir tous.`;

const isPaymentStatus = (status: string): status is PaymentStatus =>
  PAYMENT_STATUSES.some((known) => known === status);

/** The name of a payment status; « Inconnu » for a value that this version does not know. */
export const labelPaymentStatus = (status: string): string =>
  isPaymentStatus(status) ? PAYMENT_STATUS_LABELS[status] : 'Inconnu';

/** What a card of the plan selection says of a status; « Inconnu » for a value that this version does not know. */
export const labelPurchase = (status: string): string =>
  isPaymentStatus(status) ? PURCHASE_LABELS[status] : 'Inconnu';

/** Whether a document of this status can be bought: only PAYMENT_NEEDED and EXPIRED. */
export const canPurchase = (status: string): boolean => status === 'PAYMENT_NEEDED' || status === 'EXPIRED';

/**
 * What a document's rights depend on. Days are `YYYY-MM-DD` in Paris; an ISO instant is brought to its day.
 * `purchasedUntilDate`: last covered day by any subscription, premium or of this document; null when never covered.
 */
export type Couverture = {
  isOwnerVip: boolean;
  purchasedUntilDate: string | null;
  today: string;
  /** The cover ended before its last day is over: a premium took over, and does not reach this document. */
  isEnded?: boolean;
};

const isCoveredToday = ({ purchasedUntilDate, today, isEnded = false }: Couverture): boolean =>
  !isEnded && purchasedUntilDate !== null && toParisDay(today) <= toParisDay(purchasedUntilDate);

/** The payment status of a document (decision C3); the last covered day is covered. */
export const derivePaymentStatus = (duerp: Couverture & { hasVersion: boolean }): PaymentStatus => {
  if (duerp.isOwnerVip) return 'VIP';
  if (!duerp.hasVersion) return 'DRAFT';
  if (isCoveredToday(duerp)) return 'IN_PAID_PERIOD';
  return duerp.purchasedUntilDate === null ? 'PAYMENT_NEEDED' : 'EXPIRED';
};

/** Whether the owner has the full document: VIP or covered today, with or without a version (decision C3). */
export const hasFullAccess = (couverture: Couverture): boolean =>
  couverture.isOwnerVip || isCoveredToday(couverture);

/** Whether a version downloads in full: owner VIP, or its creation day in Paris on or before the last purchased day (decision C4). */
export const isVersionCovered = (version: {
  isOwnerVip: boolean;
  purchasedUntilDate: string | null;
  creationTime: string;
}): boolean =>
  version.isOwnerVip ||
  (version.purchasedUntilDate !== null &&
    toParisDay(version.creationTime) <= toParisDay(version.purchasedUntilDate));

/** The latest of days or ISO instants as a Paris day, null when there is none: joins the ends of several subscriptions. */
export const latestDay = (...days: readonly (string | null | undefined)[]): string | null =>
  days.reduce<string | null>((latest, value) => {
    if (!value) return latest;
    const day = toParisDay(value);
    return latest === null || day > latest ? day : latest;
  }, null);
