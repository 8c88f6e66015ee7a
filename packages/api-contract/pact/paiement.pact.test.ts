import { MatchersV3 } from '@pact-foundation/pact';
import { expect, test } from 'vitest';
import { unwrap } from '../src/index.ts';
import { BILLING_PROFILE_ID, DUERP, DUERP_ID, EMAIL, SUBSCRIPTION_ID } from './support/examples.ts';
import { catchError, createResourcePact, type GivenState, problem } from './support/resource-pact.ts';

const { boolean, eachLike, integer, number, string } = MatchersV3;
const play = createResourcePact('paiement');

const user: GivenState = ['a signed-in user', { emailAddress: EMAIL }];
const SUBSCRIPTION = { emailAddress: EMAIL, subscriptionId: SUBSCRIPTION_ID };
const active: GivenState[] = [
  user,
  ['the account has an active standard subscription with auto-renew', SUBSCRIPTION],
];
const ended: GivenState[] = [user, ['the account has an ended standard subscription', SUBSCRIPTION]];
const TO_BUY = { ...DUERP, billingProfileId: BILLING_PROFILE_ID };
const toBuy: GivenState[] = [user, ['a DUERP can be bought', TO_BUY]];
const ORDER = {
  planId: 'SUBPLAN_STANDARD' as const,
  billingProfileId: BILLING_PROFILE_ID,
  successUrl: `/after-payment?duerpId=${DUERP_ID}`,
  cancelUrl: `/checkout?plan=SUBPLAN_STANDARD&duerpid=${DUERP_ID}`,
  duerpDocId: DUERP_ID,
};
const toggle = { subscriptionId: SUBSCRIPTION_ID, shouldEnableAutoRenew: false };
const COUPON = { couponCode: 'BIENVENUE', discountPercentage: 20 };

const post = (path: string, body: object) => ({ method: 'POST', path: `/api/payment/${path}`, body });

test('the plan and the prices of an account are read', async () => {
  const prices = await play(
    {
      states: [user],
      description: 'a reading of the prices',
      request: { method: 'GET', path: '/api/myaccount/getprices' },
      answer: {
        status: 200,
        body: {
          isVip: boolean(false),
          isActivePremiumPlan: boolean(false),
          numberOfActiveStandardPlan: integer(0),
          isOnFreePlan: boolean(true),
          standardPlanPrice: number(99),
          premiumPriceInfo: { currentPrice: number(299), originalPrice: number(299), discount: number(0) },
          vatRatePercentage: number(20),
        },
      },
    },
    (api) => unwrap(api.GET('/api/myaccount/getprices')),
  );
  expect(prices.isOnFreePlan).toBe(true);
});

test('the subscriptions of an account are listed', async () => {
  const subscriptions = await play(
    {
      states: active,
      description: 'the list of subscriptions',
      request: { method: 'GET', path: '/api/myaccount/mysubscriptions' },
      answer: {
        status: 200,
        body: eachLike({
          id: SUBSCRIPTION_ID,
          productDisplayName: string('Formule Standard'),
          recurringPriceHT: number(99),
          recurringPriceTTC: number(118.8),
          isActive: true,
          isAutoRenew: true,
          plannedNextBillingTime: string('2027-11-21T09:00:00.000Z'),
          plannedCancellationTime: null,
        }),
      },
    },
    (api) => unwrap(api.GET('/api/myaccount/mysubscriptions')),
  );
  expect(subscriptions[0]?.id).toBe(SUBSCRIPTION_ID);
});

test('the renewal is turned off', async () => {
  const answer = await play(
    {
      states: active,
      description: 'the end of a renewal',
      request: post('toggleautorenew', toggle),
      answer: { status: 204 },
    },
    (api) => unwrap(api.POST('/api/payment/toggleautorenew', { body: toggle })),
  );
  expect(answer).toBeUndefined();
});

test('the renewal of a subscription that has ended is a 409', async () => {
  const error = await play(
    {
      states: ended,
      description: 'the end of the renewal of an ended subscription',
      request: post('toggleautorenew', toggle),
      answer: problem(409),
    },
    (api) => catchError(unwrap(api.POST('/api/payment/toggleautorenew', { body: toggle }))),
  );
  expect(error).toMatchObject({ status: 409 });
});

test.for([
  ['a payment that the provider confirmed', active, true],
  [
    'a payment under way',
    [user, ['the account has a payment under way', SUBSCRIPTION] satisfies GivenState],
    false,
  ],
] as const)('%s', async ([description, states, isPaymentSuccess]) => {
  const body = { subscriptionId: SUBSCRIPTION_ID };
  const answer = await play(
    {
      states: [...states],
      description: `the check of ${description}`,
      request: post('checksuccess', body),
      answer: { status: 200, body: { isPaymentSuccess } },
    },
    (api) => unwrap(api.POST('/api/payment/checksuccess', { body })),
  );
  expect(answer.isPaymentSuccess).toBe(isPaymentSuccess);
});

test('an order leads to the page of the provider', async () => {
  const answer = await play(
    {
      states: toBuy,
      description: 'an order of the standard plan',
      request: post('init', ORDER),
      answer: { status: 200, body: { checkoutUrl: string('/paiement/essai') } },
    },
    (api) => unwrap(api.POST('/api/payment/init', { body: ORDER })),
  );
  expect(answer.checkoutUrl).not.toBe('');
});

test('an order of an account whose address is not verified is a 403', async () => {
  const error = await play(
    {
      states: [user, ['a DUERP could be bought but for the address', TO_BUY]],
      description: 'an order with an address that is not verified',
      request: post('init', ORDER),
      answer: problem(403),
    },
    (api) => catchError(unwrap(api.POST('/api/payment/init', { body: ORDER }))),
  );
  expect(error).toMatchObject({ status: 403 });
});

test('an order with a coupon that is not valid is a 422', async () => {
  const body = { ...ORDER, couponCode: 'PERIME' };
  const error = await play(
    {
      states: toBuy,
      description: 'an order with a coupon that is not valid',
      request: post('init', body),
      answer: problem(422),
    },
    (api) => catchError(unwrap(api.POST('/api/payment/init', { body }))),
  );
  expect(error).toMatchObject({ status: 422 });
});

test('the payment means and the invoices are on a page of the provider', async () => {
  const body = { returnUrl: '/my-account', billingProfileId: BILLING_PROFILE_ID };
  const answer = await play(
    {
      states: toBuy,
      description: 'the page of payment means and invoices',
      request: post('manage', body),
      answer: { status: 200, body: { managePageUrl: string('/paiement/gerer') } },
    },
    (api) => unwrap(api.POST('/api/payment/manage', { body })),
  );
  expect(answer.managePageUrl).not.toBe('');
});

test('a coupon tells its worth', async () => {
  const body = { couponCode: COUPON.couponCode };
  const answer = await play(
    {
      states: [user, ['a coupon exists', COUPON]],
      description: 'the check of a coupon',
      request: post('checkcoupon', body),
      answer: { status: 200, body: { isValidCoupon: true, discountPercentage: COUPON.discountPercentage } },
    },
    (api) => unwrap(api.POST('/api/payment/checkcoupon', { body })),
  );
  expect(answer.discountPercentage).toBe(20);
});

test('a coupon that nobody made is an answer, not an error', async () => {
  const body = { couponCode: COUPON.couponCode };
  const answer = await play(
    {
      states: [user],
      description: 'the check of a coupon that nobody made',
      request: post('checkcoupon', body),
      answer: { status: 200, body: { isValidCoupon: false } },
    },
    (api) => unwrap(api.POST('/api/payment/checkcoupon', { body })),
  );
  expect(answer.isValidCoupon).toBe(false);
});
