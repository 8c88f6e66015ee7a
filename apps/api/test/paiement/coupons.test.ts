import { afterEach, expect, test } from 'vitest';
import { receiveEvent } from '../../src/payment/receive-event.ts';
import { endCoupon, insertCoupon } from '../../src/repositories/billing/coupon-repository.ts';
import { MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { messageOf } from '../support/duerp-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { type Buyer, signUpBuyer } from '../support/payment-scenario.ts';

const server = useTestServer({ deps: NO_ENGINE });

const addCouponOfOneUse = (code: string) =>
  insertCoupon(server.database.queries, {
    code,
    discountPercentage: 20,
    validUntil: null,
    maxUses: 1,
    endedAt: null,
    createdAt: server.clock.now().toISOString(),
  });
const check = async (buyer: Buyer, couponCode: string) =>
  (await buyer.post('checkcoupon', { couponCode })).json();

let moved = 0;
afterEach(() => {
  server.clock.advance(-moved);
  moved = 0;
});

test('a coupon of one use serves one document of an account, whose order may still be changed', async () => {
  const couponCode = 'UNDOCUMENT';
  await addCouponOfOneUse(couponCode);
  const buyer = await signUpBuyer(server);
  const [one, two] = [await buyer.finishDuerp(), await buyer.finishDuerp()];
  await buyer.open({ duerpDocId: one, couponCode });
  const refused = await buyer.init({ duerpDocId: two, couponCode });
  expect([refused.statusCode, messageOf(refused)]).toEqual([422, 'Code promo invalide ou expiré.']);
  await buyer.open({ duerpDocId: two });
  await buyer.open({ duerpDocId: one, couponCode, cancelUrl: '/ailleurs' });
  await buyer.buy({ couponCode });
  expect(await check(buyer, couponCode)).toMatchObject({ isValidCoupon: false });
});

test('a coupon that the operator has ended takes nothing off any more, though a use of it is left', async () => {
  const couponCode = 'FINI';
  await addCouponOfOneUse(couponCode);
  const buyer = await signUpBuyer(server);
  expect(await check(buyer, couponCode)).toMatchObject({ isValidCoupon: true });
  await endCoupon(server.database.queries, couponCode, server.clock.now().toISOString());
  expect(await check(buyer, couponCode)).toEqual({ isValidCoupon: false, discountPercentage: null });
  const refused = await buyer.init({ couponCode });
  expect([refused.statusCode, messageOf(refused)]).toEqual([422, 'Code promo invalide ou expiré.']);
});

test('the use of a coupon is not given back with the money, but with a page whose time is over', async () => {
  await addCouponOfOneUse('RENDU');
  const [buyer, other] = [await signUpBuyer(server), await signUpBuyer(server)];
  await buyer.open({ couponCode: 'RENDU' });
  expect(await check(other, 'RENDU')).toMatchObject({ isValidCoupon: false });
  const advance = (milliseconds: number) => {
    moved += milliseconds;
    server.clock.advance(milliseconds);
  };
  advance(60 * MINUTE - 1);
  Object.assign(other.account, await server.deps.sessions.open(other.account.id));
  expect(await check(other, 'RENDU')).toMatchObject({ isValidCoupon: false });
  advance(1);
  expect(await check(other, 'RENDU')).toMatchObject({ isValidCoupon: true });
  await other.buy({ couponCode: 'RENDU' });
  const [payment] = await other.payments();
  if (payment === undefined) throw new Error('nothing was bought');
  const { id, accountId, totalTTC } = payment;
  await receiveEvent(server.deps, {
    eventId: `back-${id}`,
    paymentId: id,
    accountId,
    outcome: 'refunded',
    amount: totalTTC,
    customer: null,
  });
  expect(await other.payments()).toMatchObject([{ status: 'refunded' }]);
  expect(await check(other, 'RENDU')).toMatchObject({ isValidCoupon: false });
});

test('an order that costs nothing, of a document that was deleted meanwhile, is given up: there is no money to give back', async () => {
  const buyer = await signUpBuyer(server, 'gratuit@exemple.fr');
  const duerpDocId = await buyer.finishDuerp();
  await buyer.open({ duerpDocId });
  await buyer.calls.remove(duerpDocId);
  const [payment] = await buyer.payments();
  if (payment === undefined) throw new Error('nothing was ordered');
  const { id, accountId } = payment;
  const { queries } = server.database;
  // As with a coupon of 100 %, which is paid as soon as it is ordered.
  await queries.updateTable('payment').set({ totalTTC: 0 }).where('id', '=', id).execute();
  const paid = { paymentId: id, accountId, outcome: 'paid', amount: 0, customer: null } as const;
  expect(await receiveEvent(server.deps, { ...paid, eventId: `free:${id}` })).toBe('counted');
  expect(await buyer.payments()).toMatchObject([{ status: 'cancelled' }]);
  expect((await server.mails()).map(({ subject }) => subject).join()).not.toContain('rembours');
});
