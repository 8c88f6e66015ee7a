import { expect, test } from 'vitest';
import { summarizeOrder } from './summarize-order.ts';

const prices = {
  standardPlanPrice: 99,
  premiumPriceInfo: { originalPrice: 299, discount: 49.5, currentPrice: 249.5 },
  vatRatePercentage: 20,
};

test('the standard plan has no discount', () => {
  expect(summarizeOrder('SUBPLAN_STANDARD', prices)).toEqual({
    label: 'Formule Standard',
    originalHT: 99,
    discountHT: 0,
    totalHT: 99,
    tva: 19.8,
    totalTTC: 118.8,
  });
});

test('the premium plan takes the unused standard subscriptions off before the VAT', () => {
  expect(summarizeOrder('SUBPLAN_PREMIUM', prices)).toEqual({
    label: 'Formule Premium',
    originalHT: 299,
    discountHT: 49.5,
    totalHT: 249.5,
    tva: 49.9,
    totalTTC: 299.4,
  });
});

test('the VAT is the operator’s, and the three amounts always add up to the cent', () => {
  const order = summarizeOrder('SUBPLAN_STANDARD', {
    ...prices,
    standardPlanPrice: 33.33,
    vatRatePercentage: 5.5,
  });
  expect(order).toMatchObject({ totalHT: 33.33, tva: 1.83, totalTTC: 35.16 });
});
