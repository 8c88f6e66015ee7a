import type { PlanId } from '@odu/api-contract/types';
import { countDays } from '../texte/format-date.ts';

/** The plans that can be bought, as in the query of /checkout. */
export const PLANS = ['SUBPLAN_STANDARD', 'SUBPLAN_PREMIUM'] as const satisfies readonly PlanId[];

/** How many documents each plan covers. */
export const DUERPS_PAR_PLAN = { SUBPLAN_STANDARD: 1, SUBPLAN_PREMIUM: 5 } as const satisfies Record<
  PlanId,
  number
>;

/** Whether a value of the query names a plan that can be bought. */
export const isPlan = (value: unknown): value is PlanId => PLANS.some((plan) => plan === value);

/** Whole cents of an amount in euros. The detour by text rounds 1.005 as it is written: 101 cents. */
export const toCents = (euros: number): number => Math.round(Number(`${euros.toFixed(8)}e2`));

/** Rounds an amount in euros to the cent. */
export const roundToCent = (euros: number): number => toCents(euros) / 100;

/** The price left after a coupon's percentage (0 to 100) off the current price, in euros, to the cent. */
export const applyCoupon = (currentPrice: number, discountPercentage: number): number =>
  roundToCent((currentPrice * (100 - Math.min(100, Math.max(0, discountPercentage)))) / 100);

/** A paid period of a standard subscription: its price without VAT, its first day, and the day after its last. */
export type PeriodePayee = { price: number; startDate: string; endDate: string };

/** A plan's price before and after its discount, in euros without VAT. */
export type PrixAvecRemise = { originalPrice: number; discount: number; currentPrice: number };

const computeUnusedPart = ({ price, startDate, endDate }: PeriodePayee, today: string): number => {
  const total = countDays(startDate, endDate);
  const unused = Math.min(total, Math.max(0, countDays(today, endDate)));
  return total <= 0 ? 0 : (price * unused) / total;
};

/** The premium's price: the unused part, by days, of the active standard subscriptions is taken off, never more than the price (decision C1). */
export const computePremiumDiscount = (options: {
  premiumPrice: number;
  standardSubscriptions: readonly PeriodePayee[];
  today: string;
}): PrixAvecRemise => {
  const { premiumPrice, standardSubscriptions, today } = options;
  const unused = standardSubscriptions.reduce((sum, period) => sum + computeUnusedPart(period, today), 0);
  const discount = Math.min(premiumPrice, roundToCent(unused));
  return { originalPrice: premiumPrice, discount, currentPrice: roundToCent(premiumPrice - discount) };
};
