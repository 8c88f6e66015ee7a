import { expect, test } from 'vitest';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { DAY } from '../../src/services/clock.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';

const server = useTestServer({ environment: { ODU_PRICE_STANDARD: '73', ODU_VAT_PERCENT: '10' } });

const read = async (account: TestAccount) =>
  (await server.request({ url: '/api/myaccount/getprices', account })).json();
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(
    server.clock.now().getTime() + days * DAY,
  );

const subscribe = (
  account: TestAccount,
  plan: 'SUBPLAN_STANDARD' | 'SUBPLAN_PREMIUM',
  from: number,
  until: number,
) =>
  insertSubscription(server.database.queries, {
    id: server.deps.makeId(),
    accountId: account.id,
    plan,
    duerpDocumentId: null,
    startDate: dayIn(from),
    paidUntilDate: dayIn(until),
    // What was paid, whatever the price is today.
    paidHT: 6000,
  });

test('a free account sees the configured prices', async () => {
  expect(await read(await server.signUp('libre@exemple.fr'))).toEqual({
    isVip: false,
    isActivePremiumPlan: false,
    premiumPlanActiveUntilDate: null,
    numberOfActiveStandardPlan: 0,
    isOnFreePlan: true,
    standardPlanPrice: 73,
    premiumPriceInfo: { originalPrice: 299, discount: 0, currentPrice: 299 },
    vatRatePercentage: 10,
  });
});

test('the unused days of an active standard subscription lower the premium price', async () => {
  const account = await server.signUp('standard@exemple.fr');
  await subscribe(account, 'SUBPLAN_STANDARD', -364, 0);
  await subscribe(account, 'SUBPLAN_STANDARD', -500, -135);
  const lastDay = await read(account);
  expect(lastDay).toMatchObject({
    numberOfActiveStandardPlan: 1,
    isOnFreePlan: false,
    isActivePremiumPlan: false,
    premiumPlanActiveUntilDate: null,
  });
  // One day of 365 is left of the 60 euros that were paid.
  expect(lastDay.premiumPriceInfo).toEqual({ originalPrice: 299, discount: 0.16, currentPrice: 298.84 });
});

test('an active premium and a VIP are told apart', async () => {
  const account = await server.signUp('premium@exemple.fr');
  await subscribe(account, 'SUBPLAN_PREMIUM', -10, 354);
  expect(await read(account)).toMatchObject({
    isActivePremiumPlan: true,
    premiumPlanActiveUntilDate: dayIn(354),
    isOnFreePlan: false,
  });
  expect(await read(await server.signUp('vip@exemple.fr', { isVip: 1 }))).toMatchObject({
    isVip: true,
    isOnFreePlan: false,
  });
});
