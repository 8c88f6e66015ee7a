import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyCoupon, computePremiumDiscount, DUERPS_PAR_PLAN, isPlan, PLANS, roundToCent } from './prix.ts';

test('the plans are the specification’s', () => {
  expect(PLANS).toEqual(['SUBPLAN_STANDARD', 'SUBPLAN_PREMIUM']);
  expect(DUERPS_PAR_PLAN).toEqual({ SUBPLAN_STANDARD: 1, SUBPLAN_PREMIUM: 5 });
  expect([isPlan('SUBPLAN_PREMIUM'), isPlan('SUBPLAN_FREE'), isPlan(undefined)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('prices are exact to the cent', () => {
  expect(roundToCent(1.005)).toBe(1.01);
  expect(applyCoupon(99, 15)).toBe(84.15);
  expect([applyCoupon(99, 0), applyCoupon(99, 100), applyCoupon(99, 150), applyCoupon(99, -5)]).toEqual([
    99, 0, 0, 99,
  ]);
});

const year = { price: 99, startDate: '2026-01-01', endDate: '2027-01-01' };
const compute = (today: string, ...standardSubscriptions: (typeof year)[]) =>
  computePremiumDiscount({ premiumPrice: 299, standardSubscriptions, today });

test.for([
  ['the first day', '2026-01-01', 99],
  ['before it starts', '2025-12-01', 99],
  ['after one day', '2026-01-02', 98.73],
  ['after 73 days, a fifth', '2026-03-15', 79.2],
  ['the last day', '2026-12-31', 0.27],
  ['the day after', '2027-01-01', 0],
  ['long after', '2028-01-01', 0],
] as const)('a standard subscription gives its unused part back: %s', ([, today, discount]) => {
  expect(compute(today, year)).toEqual({
    originalPrice: 299,
    discount,
    currentPrice: roundToCent(299 - discount),
  });
});

test('several subscriptions add up, never above the price', () => {
  expect(compute('2026-01-01', year, year).discount).toBe(198);
  expect(compute('2026-01-01', year, year, year, year)).toEqual({
    originalPrice: 299,
    discount: 299,
    currentPrice: 0,
  });
  expect(compute('2026-01-01')).toEqual({ originalPrice: 299, discount: 0, currentPrice: 299 });
});

test('a period without days gives nothing, and no division by zero', () => {
  expect(compute('2026-01-01', { ...year, endDate: year.startDate }).discount).toBe(0);
  expect(compute('2026-01-01', { ...year, endDate: '2026-01-02' }).discount).toBe(99);
});

test('the discount lies between 0 and the price, and price and discount always add up', () => {
  const day = fc
    .integer({ min: 0, max: 1000 })
    .map((offset) => new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10));
  const cents = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
  const period = fc.record({ price: cents, startDate: day, endDate: day });
  fc.assert(
    fc.property(cents, fc.array(period), day, (premiumPrice, standardSubscriptions, today) => {
      const { discount, currentPrice } = computePremiumDiscount({
        premiumPrice,
        standardSubscriptions,
        today,
      });
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(discount).toBeLessThanOrEqual(premiumPrice);
      expect(roundToCent(discount + currentPrice)).toBe(premiumPrice);
    }),
  );
});
