import { expect, test } from 'vitest';
import { computeOrderOfPlan } from './order-of-plan.ts';

const prices = {
  standardPlanPrice: 99,
  premiumPriceInfo: { originalPrice: 299, discount: 49.5, currentPrice: 249.5 },
  vatRatePercentage: 20,
};
const order = { prices, couponPourcentage: null, buyer: null };

test('the standard plan has no discount', () => {
  const { ligne, totalTTC } = computeOrderOfPlan({ ...order, plan: 'SUBPLAN_STANDARD' });
  expect(ligne).toMatchObject({ prixHT: 9900, remiseHT: 0 });
  expect(totalTTC).toBe(11_880);
});

test('the premium plan takes the unused standard subscriptions off before the VAT', () => {
  const { totalHT, totalTTC } = computeOrderOfPlan({ ...order, plan: 'SUBPLAN_PREMIUM' });
  expect([totalHT, totalTTC]).toEqual([24_950, 29_940]);
});
