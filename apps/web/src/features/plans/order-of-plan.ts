import type { BillingAddress, PlanId, PriceInfo } from '@odu/api-contract';
import { computeCommande } from '@odu/domain';
import type { Commande } from '@odu/domain';

type Order = {
  plan: PlanId;
  prices: Pick<PriceInfo, 'standardPlanPrice' | 'premiumPriceInfo' | 'vatRatePercentage'>;
  /** Null without a coupon. */
  couponPourcentage: number | null;
  /** Null while nobody is chosen: the seller's own VAT. */
  buyer: BillingAddress | null;
};

/** What one year of a plan costs this account: only the premium has a discount, for the standard subscriptions that it replaces. */
export const computeOrderOfPlan = ({ plan, prices, couponPourcentage, buyer }: Order): Commande =>
  computeCommande({
    plan,
    ...(plan === 'SUBPLAN_STANDARD'
      ? { prixHT: prices.standardPlanPrice }
      : { prixHT: prices.premiumPriceInfo.originalPrice, remiseHT: prices.premiumPriceInfo.discount }),
    couponPourcentage,
    vatRatePercentage: prices.vatRatePercentage,
    buyer,
  });
