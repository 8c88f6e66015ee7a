import { afterEach, expect, test, vi } from 'vitest';
import { findLostOutcomes } from '../../src/payment/find-lost-outcomes.ts';
import { ProviderFailure } from '../../src/payment/provider.ts';
import { SANDBOX_PATH } from '../../src/payment/sandbox/sandbox-provider.ts';
import { insertCoupon } from '../../src/repositories/billing/coupon-repository.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { type Buyer, sendForm, signUpBuyer } from '../support/payment-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { useTestServer } from '../build-app.ts';

const server = useTestServer({ deps: NO_ENGINE });
afterEach(() => vi.restoreAllMocks());

const PAY = { decision: 'pay', card: 'accepted' };
const statusesOf = async (buyer: Buyer) => (await buyer.payments()).map(({ status }) => status).toSorted();
/** What the sandbox says of the pages of an account. */
const pagesOf = async ({ account }: Buyer) =>
  (
    await server.database.queries
      .selectFrom('sandboxCheckout')
      .select('status')
      .where('accountId', '=', account.id)
      .execute()
  )
    .map(({ status }) => status)
    .toSorted();

test('of two orders that a premium takes the place of, the second is closed too when the first was paid meanwhile', async () => {
  const buyer = await signUpBuyer(server);
  for (let count = 0; count < 2; count++) await buyer.open({ duerpDocId: await buyer.finishDuerp() });
  const { payment, sandboxEvents } = server.deps;
  const deliver = vi.spyOn(sandboxEvents, 'deliver').mockResolvedValue();
  const { closeCheckout } = payment;
  const close = vi.spyOn(payment, 'closeCheckout').mockImplementationOnce(async (closed) => {
    await sendForm(server, `${SANDBOX_PATH}/${closed.reference}`, PAY);
    return closeCheckout(closed);
  });
  expect((await buyer.init()).statusCode).toBe(409);
  close.mockRestore();
  deliver.mockRestore();
  expect(await pagesOf(buyer)).toEqual(['cancelled', 'paid']);
  expect(await statusesOf(buyer)).toEqual(['cancelled', 'paid']);
  expect(await buyer.subscriptions()).toHaveLength(1);
});

test('a page that the provider does not say to be closed stays the only one, however often another order is tried', async () => {
  const buyer = await signUpBuyer(server);
  const first = await buyer.open({ duerpDocId: await buyer.finishDuerp() });
  const { payment, sandboxEvents } = server.deps;
  const close = vi.spyOn(payment, 'closeCheckout').mockResolvedValue(false);
  for (let press = 1; press <= 3; press += 1) {
    expect((await buyer.init()).statusCode).toBe(409);
    expect(close).toHaveBeenCalledTimes(press);
  }
  expect([await statusesOf(buyer), await pagesOf(buyer)]).toEqual([['open'], ['open']]);
  // The same order is of the same page.
  const [open] = await buyer.payments();
  expect(await buyer.open({ duerpDocId: open?.duerpDocumentId ?? '' })).toBe(first);

  const deliver = vi.spyOn(sandboxEvents, 'deliver').mockResolvedValue();
  await sendForm(server, first, PAY);
  deliver.mockRestore();
  server.clock.advance(10 * MINUTE);
  await findLostOutcomes(server.deps);
  expect(await statusesOf(buyer)).toEqual(['paid']);
  Object.assign(buyer.account, await server.deps.sessions.open(buyer.account.id));
  expect(await buyer.subscriptions()).toMatchObject([{ productDisplayName: 'Formule Standard' }]);
  close.mockRestore();
  await buyer.buy();
  expect(await buyer.subscriptions()).toHaveLength(2);
});

test('a page that the provider could not be asked to close is closed at the next try, and whoever paid it is believed', async () => {
  const buyer = await signUpBuyer(server);
  const first = await buyer.open();
  const away = new ProviderFailure({ message: 'Plus tard.', cause: new Error('500'), refusal: null });
  vi.spyOn(server.deps.payment, 'closeCheckout').mockRejectedValueOnce(away);
  const again = { cancelUrl: '/ailleurs' };
  expect((await buyer.init(again)).statusCode).toBe(503);
  expect([await statusesOf(buyer), await pagesOf(buyer)]).toEqual([['open'], ['open']]);
  const [payment] = await buyer.payments();
  expect(await buyer.checkSuccess(payment?.subscriptionId ?? '')).toBe(false);
  const second = await buyer.open(again);
  expect([await statusesOf(buyer), await pagesOf(buyer)]).toEqual([
    ['cancelled', 'open'],
    ['cancelled', 'open'],
  ]);
  expect((await sendForm(server, first, PAY)).statusCode).toBe(403);
  await sendForm(server, second, PAY);
  expect(await buyer.subscriptions()).toHaveLength(1);
});

test('a server that is killed once the page is closed at the provider leaves nothing in the way', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.open();
  const { payment } = server.deps;
  const { closeCheckout } = payment;
  vi.spyOn(payment, 'closeCheckout').mockImplementationOnce(async (closed) => {
    await closeCheckout(closed);
    throw new Error('killed');
  });
  const again = { cancelUrl: '/ailleurs' };
  expect((await buyer.init(again)).statusCode).toBe(500);
  await buyer.open(again);
  expect([await statusesOf(buyer), await pagesOf(buyer)]).toEqual([
    ['cancelled', 'open'],
    ['cancelled', 'open'],
  ]);
});

test('an order that another tab takes the place of while its page is opened is not sent there, and the page is closed', async () => {
  const buyer = await signUpBuyer(server);
  const { payment } = server.deps;
  const { openCheckout } = payment;
  let other = '';
  vi.spyOn(payment, 'openCheckout').mockImplementationOnce(async (order) => {
    const opened = await openCheckout(order);
    other = await buyer.open({ cancelUrl: '/ailleurs' });
    return opened;
  });
  expect((await buyer.init()).statusCode).toBe(409);
  expect([await statusesOf(buyer), await pagesOf(buyer)]).toEqual([
    ['cancelled', 'open'],
    ['cancelled', 'open'],
  ]);
  await sendForm(server, other, PAY);
  expect(await buyer.subscriptions()).toHaveLength(1);
});

test('different orders at once, beside a page that is open, leave one page to pay', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.open();
  const answers = await Promise.all(
    [1, 2, 3, 4].map((tab) => buyer.init({ cancelUrl: `/checkout?tab=${tab}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode !== 200 && statusCode !== 409)).toEqual([]);
  const isOpen = (status: string) => status === 'open';
  expect((await statusesOf(buyer)).filter(isOpen)).toHaveLength(1);
  expect((await pagesOf(buyer)).filter(isOpen)).toHaveLength(1);
  const sent = answers.flatMap((answer) =>
    answer.statusCode === 200 ? [answer.json<{ checkoutUrl: string }>().checkoutUrl] : [],
  );
  const pages = await Promise.all(sent.map((url) => server.request({ url: new URL(url).pathname })));
  expect(pages.filter(({ body }) => body.includes('Payer'))).toHaveLength(1);
});

test('the same order at another price has a page of its own: nobody pays what is no longer shown', async () => {
  const buyer = await signUpBuyer(server);
  const first = await buyer.open();
  const { prices } = server.deps.config;
  const { premium } = prices;
  prices.premium = 250;
  const second = await buyer.open().finally(() => (prices.premium = premium));
  expect((await server.request({ url: second })).body).toContain('Payer 300,00');
  expect((await sendForm(server, first, PAY)).statusCode).toBe(403);
});

test('the same order is not sent back to a page of another provider, whose money would not count here', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.open();
  const [{ id } = { id: '' }] = await buyer.payments();
  await server.database.queries
    .updateTable('payment')
    .set({ provider: 'stripe' })
    .where('id', '=', id)
    .execute();
  await buyer.buy();
  expect(await statusesOf(buyer)).toEqual(['cancelled', 'paid']);
  expect(await buyer.subscriptions()).toHaveLength(1);
});

test('the last use of a coupon stays with the page that is not closed, and goes with its buyer to the next one', async () => {
  const couponCode = 'GARDE';
  await insertCoupon(server.database.queries, {
    code: couponCode,
    discountPercentage: 20,
    validUntil: null,
    maxUses: 1,
    endedAt: null,
    createdAt: server.clock.now().toISOString(),
  });
  const [buyer, other] = [await signUpBuyer(server), await signUpBuyer(server)];
  await buyer.open({ couponCode });
  const close = vi.spyOn(server.deps.payment, 'closeCheckout').mockResolvedValue(false);
  expect((await buyer.init()).statusCode).toBe(409);
  close.mockRestore();
  expect((await other.init({ couponCode })).statusCode).toBe(422);
  await buyer.buy({ couponCode, cancelUrl: '/ailleurs' });
  expect(await buyer.payments()).toEqual(
    expect.arrayContaining([expect.objectContaining({ status: 'paid', couponCode })]),
  );
});
