import type { PlanId, PriceInfo } from '@odu/api-contract';
import { computePrixTTC, roundToCent } from '@odu/domain';

/** What an order costs for one year, in euros to the cent. */
export type Order = {
  label: string;
  originalHT: number;
  discountHT: number;
  totalHT: number;
  tva: number;
  totalTTC: number;
};

const round = (order: Omit<Order, 'tva' | 'totalTTC'>, ratePercentage: number): Order => {
  const totalTTC = computePrixTTC(order.totalHT, ratePercentage);
  return { ...order, tva: roundToCent(totalTTC - order.totalHT), totalTTC };
};

/** Sums a plan up for this account: only the premium has a discount, for the standard subscriptions that it replaces. */
export function summarizeOrder(
  plan: PlanId,
  prices: Pick<PriceInfo, 'standardPlanPrice' | 'premiumPriceInfo' | 'vatRatePercentage'>,
): Order {
  if (plan === 'SUBPLAN_STANDARD') {
    const totalHT = prices.standardPlanPrice;
    return round(
      { label: 'Formule Standard', originalHT: totalHT, discountHT: 0, totalHT },
      prices.vatRatePercentage,
    );
  }
  const { originalPrice, discount, currentPrice } = prices.premiumPriceInfo;
  return round(
    { label: 'Formule Premium', originalHT: originalPrice, discountHT: discount, totalHT: currentPrice },
    prices.vatRatePercentage,
  );
}
