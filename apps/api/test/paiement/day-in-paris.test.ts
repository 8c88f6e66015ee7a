import { afterEach, expect, test, vi } from 'vitest';
import { receiveEvent } from '../../src/payment/receive-event.ts';
import { insertCoupon } from '../../src/repositories/billing/coupon-repository.ts';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { useTestServer } from '../build-app.ts';
import { runOdu } from '../odu/run-odu.ts';
import { messageOf } from '../support/duerp-scenario.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { type Buyer, signUpBuyer } from '../support/payment-scenario.ts';

const server = useTestServer({ deps: NO_ENGINE });
afterEach(() => vi.restoreAllMocks());

/** Half past midnight on 17 November in Paris. */
const NIGHT = '2026-11-16T23:30:00.000Z';

const signUpAt = (instant: string): Promise<Buyer> => {
  server.clock.advance(Date.parse(instant) - server.clock.now().getTime());
  return signUpBuyer(server);
};
/** A paid standard year of a document that is gone, whose renewal can be switched on. */
const insertYear = ({ account }: Buyer, startDate: string, paidUntilDate: string) =>
  insertSubscription(server.database.queries, {
    id: server.deps.makeId(),
    accountId: account.id,
    plan: 'SUBPLAN_STANDARD',
    duerpDocumentId: null,
    startDate,
    paidUntilDate,
    paidHT: 6000,
    provider: 'sandbox',
    providerCustomer: 'test_cus_1',
  });
const yearOf = ({ account }: Buyer) =>
  server.database.queries
    .selectFrom('subscription')
    .select(['startDate', 'firstDay', 'paidUntilDate'])
    .where('accountId', '=', account.id)
    .executeTakeFirstOrThrow();

test('a year begins on the day in Paris on which it is paid', async () => {
  const buyer = await signUpAt(NIGHT);
  await buyer.buy();
  expect(await yearOf(buyer)).toEqual({
    startDate: '2026-11-17',
    firstDay: '2026-11-17',
    paidUntilDate: '2027-11-16',
  });
});

test('a year that is given back ends with that day', async () => {
  const buyer = await signUpAt(NIGHT);
  await buyer.buy();
  const [payment] = await buyer.payments();
  if (payment === undefined) throw new Error('nothing was paid');
  const { id: paymentId, accountId, totalTTC: amount } = payment;
  const refund = { paymentId, accountId, amount, outcome: 'refunded', customer: null } as const;
  expect(await receiveEvent(server.deps, { ...refund, eventId: `back-${paymentId}` })).toBe('counted');
  expect(await yearOf(buyer)).toMatchObject({ paidUntilDate: '2026-11-17' });
});

test('the premium is lowered by the days that are left of the years that run', async () => {
  const buyer = await signUpAt(NIGHT);
  await insertYear(buyer, '2025-11-17', '2026-11-16');
  await insertYear(buyer, '2025-11-18', '2026-11-17');
  const prices = await buyer.prices();
  // One day of 365 is left, of the second alone.
  expect([prices.numberOfActiveStandardPlan, prices.premiumPriceInfo.discount]).toEqual([1, 0.16]);
});

test('a year that ended at midnight is not shown as active, and its renewal cannot be switched on', async () => {
  const buyer = await signUpAt(NIGHT);
  await insertYear(buyer, '2025-11-17', '2026-11-16');
  const [ended] = await buyer.subscriptions();
  const toggled = await buyer.toggle(ended?.id ?? '', true);
  expect([ended?.isActive, toggled.statusCode]).toEqual([false, 409]);
  expect(messageOf(toggled)).toBe('Cet abonnement est terminé, son renouvellement ne peut plus être changé.');
});

test('a coupon can be used until midnight of its last day', async () => {
  await insertCoupon(server.database.queries, {
    code: 'MINUIT',
    discountPercentage: 20,
    validUntil: '2026-11-16',
    maxUses: null,
    endedAt: null,
    createdAt: '2026-11-01T09:00:00.000Z',
  });
  const check = async (instant: string) =>
    (await (await signUpAt(instant)).post('checkcoupon', { couponCode: 'MINUIT' })).json();
  expect(await check('2026-11-16T22:59:59.000Z')).toMatchObject({ isValidCoupon: true });
  expect(await check('2026-11-16T23:00:00.000Z')).toMatchObject({ isValidCoupon: false });
});

test('the operator grants from that day on, and ends with it', async () => {
  const { account } = await signUpAt(NIGHT);
  const machine = new Date();
  // The command has the machine's clock.
  vi.setSystemTime(server.clock.now());
  const odu = async (...args: string[]) =>
    JSON.parse((await runOdu(server, 'subscriptions', ...args, '--json')).output) as { id: string }[];
  const granted = await odu('grant', account.emailAddress, '--plan', 'premium');
  const ended = await odu('end', granted[0]?.id ?? '');
  const shown = { startDate: '2026-11-17', isActive: true };
  vi.setSystemTime(machine);
  expect([granted, ended]).toMatchObject([
    [{ ...shown, paidUntilDate: '2027-11-16' }],
    [{ ...shown, paidUntilDate: '2026-11-17' }],
  ]);
});
