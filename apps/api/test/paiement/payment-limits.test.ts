import { expect, test } from 'vitest';
import { cleanUp } from '../../src/jobs/clean-up.ts';
import { DAY } from '../../src/services/clock.ts';
import { LIMITS } from '../../src/services/limits/limiter.ts';
import { useTestServer } from '../build-app.ts';
import { reachLimit } from '../provider-states/compte-states.ts';
import { listStatements } from '../support/count-statements.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { type Buyer, signUpBuyer } from '../support/payment-scenario.ts';

const server = useTestServer({ deps: NO_ENGINE });

const manage = (buyer: Buyer) =>
  buyer.post('manage', { returnUrl: '/my-account', billingProfileId: buyer.billingProfileId });

test('thirty payments begun in an hour are the most of one account, its pages of payment means among them', async () => {
  const [buyer, other] = [await signUpBuyer(server), await signUpBuyer(server)];
  const { max } = LIMITS.paymentPerAccount;
  for (let turn = 1; turn < max; turn += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person would
    expect((await buyer.init({ cancelUrl: `/checkout?${turn}` })).statusCode).toBe(200);
  expect((await manage(buyer)).statusCode).toBe(200);
  for (const refused of [await buyer.init({ cancelUrl: '/checkout?autre' }), await manage(buyer)]) {
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect(await buyer.payments()).toHaveLength(max - 1);
  expect((await other.init()).statusCode).toBe(200);
});

test('whether a payment arrived is asked sixty times an hour', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.open();
  const [payment] = await buyer.payments();
  const check = () => buyer.post('checksuccess', { subscriptionId: payment?.subscriptionId });
  expect((await check()).statusCode).toBe(200);
  await reachLimit(server.deps, 'paymentCheckPerAccount', buyer.account.id).catch(() => {});
  expect((await check()).statusCode).toBe(429);
});

test('a new order reads the payments that are open, not those that were given up', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.open();
  const statements = await listStatements(() => buyer.init({ cancelUrl: '/ailleurs' }));
  const reads = statements.filter((sql) => /^select .* from "payment" where "accountId"/.test(sql));
  expect(reads.length).toBeGreaterThan(0);
  for (const read of reads) expect(read).toContain('"status" =');
});

test('the codes of many accounts are counted for their address', async () => {
  const [one, other] = [await signUpBuyer(server), await signUpBuyer(server)];
  const check = ({ account }: Buyer, from: string) =>
    server.request({
      method: 'POST',
      url: '/api/payment/checkcoupon',
      account,
      from,
      body: { couponCode: 'RIEN' },
    });
  await reachLimit(server.deps, 'couponPerIp', '203.0.113.9');
  expect((await check(one, '203.0.113.9')).statusCode).toBe(429);
  expect((await check(other, '203.0.113.9')).statusCode).toBe(429);
  expect((await check(one, '203.0.113.10')).statusCode).toBe(200);
});

test.for([
  ['couponPerAccount', '203.0.113.20'],
  ['couponPerIp', '203.0.113.19'],
] as const)(
  'a code that comes with an order is counted too, and an order without one is not: %s',
  async ([limit, from]) => {
    const { account, billingProfileId } = await signUpBuyer(server);
    const order = {
      planId: 'SUBPLAN_PREMIUM',
      billingProfileId,
      successUrl: '/after-payment',
      cancelUrl: '/checkout',
    };
    const init = (body: object) =>
      server.request({ method: 'POST', url: '/api/payment/init', account, from, body });
    await reachLimit(server.deps, limit, limit === 'couponPerIp' ? from : account.id);
    const refused = await init({ ...order, couponCode: 'RIEN' });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await init(order)).statusCode).toBe(200);
  },
);

test('what was never paid is forgotten after thirty days with its checkout; what was paid, or may be, stays', async () => {
  const [buyer, paying] = [await signUpBuyer(server), await signUpBuyer(server)];
  await buyer.open();
  await buyer.open({ cancelUrl: '/ailleurs' });
  await paying.buy();
  const { queries } = server.database;
  const left = async (accountId: string) => {
    const [payments, checkouts] = await Promise.all(
      (['payment', 'sandboxCheckout'] as const).map((table) =>
        queries
          .selectFrom(table as 'payment')
          .select('status')
          .where('accountId', '=', accountId)
          .orderBy('status')
          .execute(),
      ),
    );
    return [payments, checkouts].map((rows) => rows?.map(({ status }) => status));
  };
  expect(await left(buyer.account.id)).toStrictEqual([
    ['cancelled', 'open'],
    ['cancelled', 'open'],
  ]);
  server.clock.advance(30 * DAY);
  await cleanUp(server.deps);
  expect(await left(buyer.account.id)).toStrictEqual([
    ['cancelled', 'open'],
    ['cancelled', 'open'],
  ]);
  server.clock.advance(1);
  await cleanUp(server.deps);
  expect(await left(buyer.account.id)).toStrictEqual([['open'], ['open']]);
  expect(await left(paying.account.id)).toStrictEqual([['paid'], ['paid']]);
});

test('a cancelled payment stays while the sandbox says that it was paid, or an invoice names it', async () => {
  const [atSandbox, invoiced] = [await signUpBuyer(server), await signUpBuyer(server)];
  const { queries } = server.database;
  for (const buyer of [atSandbox, invoiced]) {
    await buyer.open();
    await queries
      .updateTable('payment')
      .set({ status: 'cancelled' })
      .where('accountId', '=', buyer.account.id)
      .execute();
  }
  await queries
    .updateTable('sandboxCheckout')
    .set({ status: 'paid' })
    .where('accountId', '=', atSandbox.account.id)
    .execute();
  const [payment] = await invoiced.payments();
  await queries
    .insertInto('invoice')
    .values({
      id: server.deps.makeId(),
      accountId: invoiced.account.id,
      paymentId: payment?.id ?? '',
      type: 'INVOICE',
      numero: 'ESSAI-1',
      creditedInvoiceId: null,
      issuedOn: '2026-11-16',
      issuedAt: server.clock.now().toISOString(),
      facture: '{}',
      xml: null,
      pdf: null,
      pdfSha256: null,
    })
    .execute();
  server.clock.advance(31 * DAY);
  await cleanUp(server.deps);
  for (const buyer of [atSandbox, invoiced]) expect(await buyer.payments()).toHaveLength(1);
});

test('a charge of a renewal that was cancelled stays: its day says when the next one is tried', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.open();
  await server.database.queries
    .updateTable('payment')
    .set({ status: 'cancelled', kind: 'renewal' })
    .where('accountId', '=', buyer.account.id)
    .execute();
  server.clock.advance(31 * DAY);
  await cleanUp(server.deps);
  expect(await buyer.payments()).toHaveLength(1);
});
