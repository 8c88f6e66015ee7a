import { randomUUID } from 'node:crypto';
import type { InitPaymentRequest } from '@odu/api-contract';
import { afterEach, expect, test, vi } from 'vitest';
import {
  findSubscription,
  updateSubscription,
} from '../../src/repositories/billing/subscription-repository.ts';
import { insertCoupon } from '../../src/repositories/billing/coupon-repository.ts';
import { ProviderFailure } from '../../src/payment/provider.ts';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { DAY, MINUTE } from '../../src/services/clock.ts';
import { makeCompleteDuerp, messageOf } from '../support/duerp-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { addProfile, type Buyer, sendForm, signUpBuyer } from '../support/payment-scenario.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer({ deps: NO_ENGINE });
const PAY = { decision: 'pay', card: 'accepted' };

const addCoupon = (
  code: string,
  columns: { discountPercentage?: number; validUntil?: string; maxUses?: number } = {},
) =>
  insertCoupon(server.database.queries, {
    code,
    discountPercentage: 20,
    validUntil: null,
    maxUses: null,
    endedAt: null,
    createdAt: server.clock.now().toISOString(),
    ...columns,
  });
const refusalOf = async (buyer: Buyer, given: Partial<InitPaymentRequest>) => {
  const answer = await buyer.init(given);
  return [answer.statusCode, messageOf(answer)];
};
const check = async (buyer: Buyer, couponCode: string) =>
  (await buyer.post('checkcoupon', { couponCode })).json();
const orderOf = async (path: string) => (await server.request({ url: path })).body;

let moved = 0;
/** Lets time pass, and signs in again; the next test finds the clock where it was. */
const wait = async ({ account }: Buyer, milliseconds: number) => {
  moved += milliseconds;
  server.clock.advance(milliseconds);
  Object.assign(account, await server.deps.sessions.open(account.id));
};
afterEach(() => {
  server.clock.advance(-moved);
  moved = 0;
});

test('an address that is not verified, and a VIP, cannot pay', async () => {
  const unverified = await signUpBuyer(server, undefined, { isEmailVerified: 0 });
  expect(await refusalOf(unverified, {})).toEqual([403, 'Vérifiez votre adresse email avant de payer.']);
  const vip = await signUpBuyer(server, undefined, { isVip: 1 });
  expect(await refusalOf(vip, {})).toEqual([
    422,
    "Mode VIP activé\u00a0: votre compte a déjà l'accès complet, il n'y a rien à payer.",
  ]);
});

test('what cannot be bought is refused with its reason', async () => {
  const buyer = await signUpBuyer(server);
  const other = await signUpBuyer(server);
  const { id: draft } = await makeCompleteDuerp(buyer.calls);
  const foreign = await other.finishDuerp();
  const deleted = await buyer.finishDuerp();
  await buyer.calls.remove(deleted);
  const covered = await buyer.finishDuerp();
  await buyer.buy({ duerpDocId: covered });
  const standard = { planId: 'SUBPLAN_STANDARD' } as const;
  expect(await refusalOf(buyer, standard)).toEqual([422, 'ID du DUERP manquant pour le plan standard.']);
  expect(await refusalOf(buyer, { planId: 'SUBPLAN_PREMIUM', duerpDocId: covered })).toEqual([
    422,
    "La formule Premium couvre plusieurs DUERP, elle ne s'achète pas pour l'un d'eux.",
  ]);
  expect(await refusalOf(buyer, { duerpDocId: draft })).toEqual([
    422,
    "Ce DUERP n'est pas encore finalisé. Validez sa première version avant de l'acheter.",
  ]);
  expect(await refusalOf(buyer, { duerpDocId: covered })).toEqual([
    422,
    "Ce DUERP est déjà acheté, jusqu'au 15\u00a0novembre 2027 inclus.",
  ]);
  for (const id of [foreign, deleted, randomUUID()])
    expect(await refusalOf(buyer, { duerpDocId: id })).toEqual([404, 'DUERP introuvable.']);
  for (const billingProfileId of [other.billingProfileId, randomUUID()])
    expect(await refusalOf(buyer, { billingProfileId })).toEqual([404, 'Profil de facturation introuvable.']);
  expect(await refusalOf(buyer, { couponCode: 'INCONNU' })).toEqual([422, 'Code promo invalide ou expiré.']);
  await buyer.buy();
  expect(await refusalOf(buyer, {})).toEqual([
    422,
    "Vous avez déjà la formule Premium, jusqu'au 15\u00a0novembre 2027 inclus.",
  ]);
});

test('an expired document can be bought again', async () => {
  const buyer = await signUpBuyer(server);
  const id = await buyer.finishDuerp();
  await buyer.buy({ duerpDocId: id });
  await wait(buyer, 366 * DAY);
  expect(await buyer.statusOf(id)).toBe('EXPIRED');
  await buyer.buy({ duerpDocId: id });
  expect(await buyer.statusOf(id)).toBe('IN_PAID_PERIOD');
  expect((await buyer.subscriptions()).map(({ isActive }) => isActive)).toEqual([true, false]);
});

test('addresses of the return stay on this site, with their query and the subscription', async () => {
  const buyer = await signUpBuyer(server);
  for (const evil of ['https://evil.example/', '//evil.example', '/\\evil.example', '/%5cevil.example']) {
    const path = await buyer.open({ successUrl: evil, cancelUrl: evil });
    const [open] = (await buyer.payments()).filter(({ status }) => status === 'open');
    expect(open).toMatchObject({ successUrl: `/?subscriptionId=${open?.subscriptionId}`, cancelUrl: '/' });
    expect((await sendForm(server, path, { decision: 'cancel' })).headers.location).toBe('/');
  }
  await buyer.open({ successUrl: '/after-payment?duerpId=1&a=b%20c' });
  const [open] = (await buyer.payments()).filter(({ status }) => status === 'open');
  expect(open?.successUrl).toBe(`/after-payment?duerpId=1&a=b+c&subscriptionId=${open?.subscriptionId}`);
});

test('the same order in a second tab goes to the same page; another one closes it', async () => {
  const buyer = await signUpBuyer(server);
  const id = await buyer.finishDuerp();
  const first = await buyer.open({ duerpDocId: id });
  expect(await Promise.all([1, 2, 3].map(() => buyer.open({ duerpDocId: id })))).toEqual([
    first,
    first,
    first,
  ]);
  expect(await buyer.payments()).toHaveLength(1);
  const premium = await buyer.open();
  expect(await orderOf(first)).toContain('a été annulé');
  await sendForm(server, premium, PAY);
  expect(await buyer.subscriptions()).toMatchObject([{ productDisplayName: 'Formule Premium' }]);
  expect((await buyer.init({ duerpDocId: id })).statusCode).toBe(422);
});

test('the same order has a new page when the old one is nearly over, and when its buyer has moved', async () => {
  const buyer = await signUpBuyer(server);
  const first = await buyer.open();
  await wait(buyer, 28 * MINUTE);
  expect(await buyer.open()).toBe(first);
  await wait(buyer, 1);
  const second = await buyer.open();
  expect(second).not.toBe(first);
  await addProfile(server, buyer.account, {
    id: buyer.billingProfileId,
    name: 'Boulangerie Martin, Lyon 7e',
  });
  const third = await buyer.open();
  expect(third).not.toBe(second);
  expect(await orderOf(third)).toContain('Boulangerie Martin, Lyon 7e');
  for (const closed of [first, second]) expect(await orderOf(closed)).toContain('a été annulé');
});

test('an order that leads back elsewhere has a page of its own: the one before would lead where nobody waits', async () => {
  const buyer = await signUpBuyer(server);
  const first = await buyer.open();
  const second = await buyer.open({ successUrl: '/after-payment?depuis=duerp' });
  expect(second).not.toBe(first);
  expect(await orderOf(first)).toContain('a été annulé');
  expect(String((await sendForm(server, second, PAY)).headers.location)).toContain('depuis=duerp');
});

test('two documents are paid side by side', async () => {
  const buyer = await signUpBuyer(server);
  const ids = [await buyer.finishDuerp(), await buyer.finishDuerp()];
  const pages = [
    await buyer.open({ duerpDocId: ids[0] as string }),
    await buyer.open({ duerpDocId: ids[1] as string }),
  ];
  for (const page of pages) await sendForm(server, page, PAY);
  expect(await Promise.all(ids.map((id) => buyer.statusOf(id)))).toEqual([
    'IN_PAID_PERIOD',
    'IN_PAID_PERIOD',
  ]);
  expect((await buyer.prices()).numberOfActiveStandardPlan).toBe(2);
});

test('two different orders at once leave one page to pay', async () => {
  const buyer = await signUpBuyer(server);
  const answers = await Promise.all(
    [1, 2, 3, 4].map((count) => buyer.init({ cancelUrl: `/checkout?tab=${count}` })),
  );
  expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 409)).toBe(true);
  expect((await buyer.payments()).filter(({ status }) => status === 'open')).toHaveLength(1);
  const open = await server.database.queries
    .selectFrom('sandboxCheckout')
    .select('reference')
    .where('accountId', '=', buyer.account.id)
    .where('status', '=', 'open')
    .execute();
  expect(open).toHaveLength(1);
});

test('an order that was paid, and whose event was lost, is not paid again', async () => {
  const buyer = await signUpBuyer(server);
  const deliver = vi.spyOn(server.deps.sandboxEvents, 'deliver').mockResolvedValue();
  await buyer.buy();
  deliver.mockRestore();
  expect((await buyer.init()).statusCode).toBe(422);
  expect(await buyer.subscriptions()).toHaveLength(1);
});

// 403: the key has no right to read this payment, and may be given it.
test('a payment that the provider refuses to tell of keeps its buyer from what it may have paid, and from nothing else', async () => {
  const buyer = await signUpBuyer(server);
  const [asked, other] = [await buyer.finishDuerp(), await buyer.finishDuerp()];
  await buyer.open({ duerpDocId: asked });
  const refusal = new ProviderFailure({ message: 'Plus tard.', cause: new Error('403'), refusal: 'forNow' });
  const find = vi.spyOn(server.deps.payment, 'findOutcome').mockRejectedValue(refusal);
  expect((await buyer.init({ duerpDocId: asked })).statusCode).toBe(503);
  expect((await buyer.init()).statusCode).toBe(503);
  expect((await buyer.payments()).map(({ status }) => status)).toEqual(['open']);
  await buyer.open({ duerpDocId: other });
  // A provider that answers nobody may have been paid for this one too.
  find.mockRejectedValue(
    new ProviderFailure({ message: 'Plus tard.', cause: new Error('500'), refusal: null }),
  );
  expect((await buyer.init({ duerpDocId: await buyer.finishDuerp() })).statusCode).toBe(503);
  find.mockRestore();
});

test('what was paid while another order took its place counts, and the other one is not begun', async () => {
  const buyer = await signUpBuyer(server);
  const first = await buyer.open();
  const { payment, sandboxEvents } = server.deps;
  const deliver = vi.spyOn(sandboxEvents, 'deliver').mockResolvedValue();
  const { closeCheckout } = payment;
  const close = vi.spyOn(payment, 'closeCheckout').mockImplementationOnce(async (closed) => {
    await sendForm(server, first, PAY);
    return closeCheckout(closed);
  });
  const answer = await buyer.init({ cancelUrl: '/ailleurs' });
  close.mockRestore();
  deliver.mockRestore();
  expect([answer.statusCode, messageOf(answer)]).toEqual([
    409,
    "Un paiement commencé dans un autre onglet vient d'aboutir ou est en cours\u00a0: rechargez la page avant d'en commencer un autre.",
  ]);
  expect((await buyer.payments()).map(({ status }) => status)).toEqual(['paid']);
  expect(await buyer.subscriptions()).toHaveLength(1);
});

test('a price that changed between the order and the payment stays as it was shown', async () => {
  const buyer = await signUpBuyer(server);
  const path = await buyer.open();
  const { prices } = server.deps.config;
  prices.premium = 500;
  try {
    expect(await orderOf(path)).toContain('358,80');
    await sendForm(server, path, PAY);
    expect((await buyer.payments())[0]).toMatchObject({ status: 'paid', totalTTC: 35_880 });
    expect(await buyer.subscriptions()).toMatchObject([{ recurringPriceHT: 500, recurringPriceTTC: 600 }]);
  } finally {
    prices.premium = 299;
  }
});

test('a profile that is edited later changes nothing in the order', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.open();
  await server.request({
    method: 'POST',
    url: '/api/myaccount/mybillingprofiles/upsert',
    account: buyer.account,
    body: {
      id: buyer.billingProfileId,
      name: 'Autre',
      line1: 'x',
      postalCode: '1',
      city: 'y',
      country: 'FR',
    },
  });
  expect(JSON.parse((await buyer.payments())[0]?.buyer ?? '')).toMatchObject({ name: 'Boulangerie Martin' });
});

test('a buyer in another country of the Union with a VAT number pays no VAT', async () => {
  const buyer = await signUpBuyer(server);
  const belgian = await addProfile(server, buyer.account, { country: 'BE', vatNumber: 'BE0123456749' });
  const page = await orderOf(await buyer.open({ billingProfileId: belgian }));
  expect(page).toContain('autoliquidation');
  expect(page).toContain('Payer 299,00');
});

test('premium takes off what is left of the standard years, and takes over from them', async () => {
  const buyer = await signUpBuyer(server);
  const ids = [await buyer.finishDuerp(), await buyer.finishDuerp()];
  for (const id of ids) await buyer.buy({ duerpDocId: id });
  await wait(buyer, 73 * DAY);
  // 292 of 365 days are left of twice 99 euros.
  expect((await buyer.prices()).premiumPriceInfo).toEqual({
    originalPrice: 299,
    discount: 158.4,
    currentPrice: 140.6,
  });
  const path = await buyer.open();
  const page = await orderOf(path);
  for (const text of ['158,40', '140,60', '28,12', '168,72']) expect(page).toContain(text);
  await sendForm(server, path, PAY);
  expect(await buyer.prices()).toMatchObject({ numberOfActiveStandardPlan: 0, isActivePremiumPlan: true });
  expect(
    (await buyer.subscriptions()).map((one) => [one.productDisplayName, one.isActive, one.isAutoRenew]),
  ).toEqual([
    ['Formule Premium', true, true],
    ['Formule Standard', false, false],
    ['Formule Standard', false, false],
  ]);
  expect(await Promise.all(ids.map((id) => buyer.statusOf(id)))).toEqual([
    'IN_PAID_PERIOD',
    'IN_PAID_PERIOD',
  ]);
});

test('a sixth document is beyond the premium, and can be bought by itself', async () => {
  const buyer = await signUpBuyer(server);
  const ids: string[] = [];
  for (let count = 0; count < 6; count++) {
    ids.push(await buyer.finishDuerp());
    server.clock.advance(MINUTE);
  }
  await buyer.buy();
  const sixth = ids[5] ?? '';
  const document = await buyer.calls.document(sixth);
  expect([document.paymentStatus_Derivated, document.isBeyondPremium_Derivated]).toEqual([
    'PAYMENT_NEEDED',
    true,
  ]);
  const list = (await buyer.calls.list()).json<{ id: string; isBeyondPremium_Derivated?: boolean }[]>();
  expect(list.filter((one) => one.isBeyondPremium_Derivated).map(({ id }) => id)).toEqual([sixth]);
  await buyer.buy({ duerpDocId: sixth });
  expect(await buyer.statusOf(sixth)).toBe('IN_PAID_PERIOD');
});

test('a coupon counts until its last day in Paris and its last use', async () => {
  const buyer = await signUpBuyer(server);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(server.clock.now());
  await addCoupon('AUJOURDHUI', { validUntil: today });
  await addCoupon('UNEFOIS', { maxUses: 1 });
  expect(await check(buyer, ' aujourdhui ')).toEqual({ isValidCoupon: true, discountPercentage: 20 });
  expect(await check(buyer, 'INCONNU')).toEqual({ isValidCoupon: false, discountPercentage: null });
  await wait(buyer, DAY);
  expect(await check(buyer, 'AUJOURDHUI')).toMatchObject({ isValidCoupon: false });
  const other = await signUpBuyer(server);
  const path = await buyer.open({ couponCode: 'unefois' });
  // It is promised to the buyer whose page is open, who may begin again.
  expect(await check(other, 'UNEFOIS')).toMatchObject({ isValidCoupon: false });
  expect((await other.init({ couponCode: 'UNEFOIS' })).statusCode).toBe(422);
  expect(await buyer.open({ couponCode: 'UNEFOIS' })).toBe(path);
  expect(await orderOf(path)).toContain('Payer 287,04');
  await sendForm(server, path, { decision: 'cancel' });
  expect(await check(other, 'UNEFOIS')).toMatchObject({ isValidCoupon: true });
  await other.buy({ couponCode: 'UNEFOIS' });
  expect(await check(buyer, 'UNEFOIS')).toMatchObject({ isValidCoupon: false });
});

test('the last use of a coupon goes to one of those who ask at once', async () => {
  await addCoupon('DERNIER', { maxUses: 1 });
  const buyers = await Promise.all(Array.from({ length: 5 }, () => signUpBuyer(server)));
  const answers = await Promise.all(buyers.map((buyer) => buyer.init({ couponCode: 'DERNIER' })));
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual([
    '200',
    '422',
    '422',
    '422',
    '422',
  ]);
});

test('codes are not guessed at', async () => {
  const buyer = await signUpBuyer(server);
  for (let count = 0; count < 20; count++) await check(buyer, `CODE${count}`);
  const limited = await buyer.post('checkcoupon', { couponCode: 'ENCORE' });
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '900']);
  expect((await buyer.init({ couponCode: 'ENCORE' })).statusCode).toBe(429);
  expect((await buyer.init()).statusCode).toBe(200);
});

test('what costs nothing begins at once, without a page and without a renewal', async () => {
  await addCoupon('OFFERT', { discountPercentage: 100 });
  const buyer = await signUpBuyer(server);
  const answer = await buyer.init({ couponCode: 'OFFERT' });
  const url = new URL(answer.json<{ checkoutUrl: string }>().checkoutUrl);
  expect([url.origin, url.pathname]).toEqual(['https://odu.example', '/after-payment']);
  const subscriptionId = url.searchParams.get('subscriptionId') ?? '';
  expect(await buyer.checkSuccess(subscriptionId)).toBe(true);
  expect(await buyer.subscriptions()).toMatchObject([
    {
      id: subscriptionId,
      isActive: true,
      isAutoRenew: false,
      plannedNextBillingTime: null,
      recurringPriceHT: 299,
    },
  ]);
  const refused = await buyer.toggle(subscriptionId, true);
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    409,
    "Cet abonnement n'a pas de moyen de paiement, il ne peut pas être renouvelé automatiquement.",
  ]);
});

test('the renewal is switched off and on while the subscription is active, by its account alone', async () => {
  const buyer = await signUpBuyer(server);
  const other = await signUpBuyer(server);
  const id = await buyer.buy();
  expect((await buyer.toggle(id, false)).statusCode).toBe(204);
  const [off] = await buyer.subscriptions();
  expect(off).toMatchObject({ isAutoRenew: false, plannedNextBillingTime: null });
  expect(off?.plannedCancellationTime).not.toBeNull();
  expect((await other.toggle(id, true)).statusCode).toBe(404);
  expect((await other.post('checksuccess', { subscriptionId: id })).statusCode).toBe(404);
  expect(await other.subscriptions()).toEqual([]);
  // A card that another provider keeps cannot be charged here.
  const { queries } = server.database;
  await updateSubscription(queries, id, { provider: 'stripe' });
  expect((await buyer.toggle(id, true)).statusCode).toBe(409);
  await updateSubscription(queries, id, { provider: 'sandbox' });
  expect((await buyer.toggle(id, true)).statusCode).toBe(204);
  expect(await buyer.subscriptions()).toMatchObject([{ isAutoRenew: true, plannedCancellationTime: null }]);
  expect(
    (await other.post('manage', { billingProfileId: buyer.billingProfileId, returnUrl: '/' })).statusCode,
  ).toBe(404);
  await wait(buyer, 400 * DAY);
  const ended = await buyer.toggle(id, false);
  expect([ended.statusCode, messageOf(ended)]).toEqual([
    409,
    'Cet abonnement est terminé, son renouvellement ne peut plus être changé.',
  ]);
});

test('a year that cost nothing can be renewed with the card that the account uses for another', async () => {
  await addCoupon('CADEAU', { discountPercentage: 100 });
  const buyer = await signUpBuyer(server);
  const paid = await buyer.buy({ duerpDocId: await buyer.finishDuerp() });
  const back = await buyer.open({ duerpDocId: await buyer.finishDuerp(), couponCode: 'CADEAU' });
  const free = new URL(back, 'https://odu.example').searchParams.get('subscriptionId') ?? '';
  const { queries } = server.database;
  // It was begun before the present provider.
  await updateSubscription(queries, free, { provider: 'stripe' });
  expect((await buyer.toggle(free, true)).statusCode).toBe(204);
  const card = await findSubscription(queries, paid);
  expect(card?.providerCustomer).toMatch(/^test_cus_/);
  expect(await findSubscription(queries, free)).toMatchObject({
    isAutoRenew: 1,
    provider: 'sandbox',
    providerCustomer: card?.providerCustomer,
  });
});

test('the next year of a buyer under reverse charge is shown without VAT', async () => {
  const buyer = await signUpBuyer(server);
  await addProfile(server, buyer.account, {
    id: buyer.billingProfileId,
    country: 'BE',
    vatNumber: 'BE0123456749',
  });
  await buyer.buy();
  expect(await buyer.subscriptions()).toMatchObject([{ recurringPriceHT: 299, recurringPriceTTC: 299 }]);
});

test('a payment of an account that became VIP meanwhile counts', async () => {
  const buyer = await signUpBuyer(server);
  const path = await buyer.open();
  await updateAccount(server.database.queries, buyer.account.id, { isVip: 1 });
  await sendForm(server, path, PAY);
  expect(await buyer.subscriptions()).toHaveLength(1);
});

test('less than 0,50 €, which the provider would refuse, is told before it is asked', async () => {
  const buyer = await signUpBuyer(server);
  const { prices } = server.deps.config;
  const { premium } = prices;
  await addCoupon('PRESQUE', { discountPercentage: 99 });
  const start =
    "Il resterait moins de 0,50\u202f€ à payer, ce que notre prestataire de paiement n'accepte pas\u00a0: ";
  try {
    prices.premium = 0.41;
    expect(await refusalOf(buyer, {})).toEqual([422, `${start}contactez-nous.`]);
    prices.premium = 20;
    expect(await refusalOf(buyer, { couponCode: 'PRESQUE' })).toEqual([
      422,
      `${start}retirez ce code promo ou contactez-nous.`,
    ]);
    expect(await buyer.payments()).toEqual([]);
    prices.premium = 0.42;
    expect((await buyer.init()).statusCode).toBe(200);
    expect(await buyer.payments()).toMatchObject([{ totalTTC: 50 }]);
  } finally {
    prices.premium = premium;
  }
});
