import type { PlanId } from '@odu/api-contract/types';
import { addDays, startOfParisDay, toParisDay } from '../texte/format-date.ts';
import { latestDay, type Couverture } from './payment-status.ts';
import { DUERPS_PAR_PLAN } from './prix.ts';

/** What an account has paid, or was given. Days are `YYYY-MM-DD` in Paris. */
export type AbonnementPaye = {
  plan: PlanId;
  /** The one document of a standard subscription. */
  duerpDocumentId: string | null;
  /** First day of its first year. */
  firstDay: string;
  paidUntilDate: string;
  /** The day on which a premium took over from it (decision C11); null while none did. */
  replacedOn: string | null;
};

/** From when to when a document was in its owner's list: ISO instants. */
export type VieDeDuerp = { id: string; createdAt: string; deletedAt: string | null };

/** Whether a subscription covers on this day: paid for it, and no premium in its place. */
export const isAbonnementActif = (
  { firstDay, paidUntilDate, replacedOn }: Pick<AbonnementPaye, 'firstDay' | 'paidUntilDate' | 'replacedOn'>,
  today: string,
): boolean => replacedOn === null && firstDay <= today && today <= paidUntilDate;

const isInList = ({ createdAt, deletedAt }: VieDeDuerp, at: string) =>
  createdAt <= at && (deletedAt === null || deletedAt >= at);

const isOlder = (one: VieDeDuerp, other: VieDeDuerp) =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one.id < other.id);

/** Whether a premium reaches a document with so many older ones in the list (decision C11). */
export const isWithinPremium = (olderCount: number): boolean => olderCount < DUERPS_PAR_PLAN.SUBPLAN_PREMIUM;

/** Whether a document was, at an instant, among the oldest ones of the list that a premium covers (decision C11). */
const isAmongOldest = (duerp: VieDeDuerp, duerps: readonly VieDeDuerp[], at: string): boolean =>
  isInList(duerp, at) &&
  isWithinPremium(duerps.filter((other) => isOlder(other, duerp) && isInList(other, at)).length);

const earliest = (...values: (string | null)[]): string =>
  values.filter((value) => value !== null).reduce((first, value) => (value < first ? value : first));

/** Last day that a subscription gives to a document; null when it gives it none. */
function lastDayFor(
  abonnement: AbonnementPaye,
  duerp: VieDeDuerp,
  { duerps, now }: { duerps: readonly VieDeDuerp[]; now: string },
): string | null {
  const { plan, duerpDocumentId, firstDay, paidUntilDate, replacedOn } = abonnement;
  if (plan === 'SUBPLAN_STANDARD')
    return duerpDocumentId === duerp.id ? earliest(paidUntilDate, replacedOn) : null;
  // Nothing leaves the five oldest but by the archive: where a document stood last says all that it ever had.
  const last = earliest(now, startOfParisDay(addDays(paidUntilDate, 1)), duerp.deletedAt);
  if (last < startOfParisDay(firstDay) || !isAmongOldest(duerp, duerps, last)) return null;
  return earliest(paidUntilDate, replacedOn, duerp.deletedAt && toParisDay(duerp.deletedAt));
}

/**
 * What an account's subscriptions give to one of its documents (decisions C3, C4, C11): what was covered stays covered,
 * after the term, the archive or a premium that took over. `duerps`: all the documents of the account, archived ones too;
 * `now`: ISO instant. `isBeyondPremium`: only the limit of the premium stands between the document and its coverage.
 */
export function deriveCouverture(
  duerp: VieDeDuerp,
  account: {
    isOwnerVip: boolean;
    abonnements: readonly AbonnementPaye[];
    duerps: readonly VieDeDuerp[];
    now: string;
  },
): Couverture & { isBeyondPremium: boolean } {
  const { isOwnerVip, abonnements, now } = account;
  const today = toParisDay(now);
  const given = abonnements.flatMap((abonnement) => {
    const lastDay = lastDayFor(abonnement, duerp, account);
    return lastDay === null ? [] : [{ lastDay, isActive: isAbonnementActif(abonnement, today) }];
  });
  const isCovered = given.some(({ isActive }) => isActive);
  const hasPremium = abonnements.some(
    (one) => one.plan === 'SUBPLAN_PREMIUM' && isAbonnementActif(one, today),
  );
  return {
    isOwnerVip,
    purchasedUntilDate: latestDay(...given.map(({ lastDay }) => lastDay)),
    today,
    isEnded: !isCovered,
    isBeyondPremium: !isOwnerVip && hasPremium && !isCovered && duerp.deletedAt === null,
  };
}
