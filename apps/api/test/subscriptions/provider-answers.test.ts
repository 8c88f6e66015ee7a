import { randomUUID } from 'node:crypto';
import { computePeriode } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { findLostOutcomes } from '../../src/payment/find-lost-outcomes.ts';
import { settleRenewal } from '../../src/payment/settle-renewal.ts';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { HOUR } from '../../src/services/clock.ts';
import { makeRenewSubscription } from '../../src/subscriptions/renew-subscription.ts';
import { useLife, subjectsOf } from './subscription-life.ts';

const life = useLife();
const { provider, on, run, setClock, subscribe, server } = life;

describe('a provider', () => {
  test('that does not answer has refused nothing: it is asked again until it does', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'down';
    await on('2027-11-21');
    for (let hour = 0; hour < 30; hour++) {
      server.clock.advance(HOUR);
      await run();
    }
    expect(await bought.payments()).toMatchObject([{ status: 'open', providerReference: null }]);
    expect(await bought.subscription()).toMatchObject({ failedRenewals: 0, isAutoRenew: 1 });
    provider.answer = 'paid';
    server.clock.advance(HOUR);
    await run();
    expect(await bought.payments()).toMatchObject([{ status: 'paid' }]);
    expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21' });
  });

  test('that decides later, and whose event is lost, is asked', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'silent';
    await on('2027-11-21');
    await on('2027-11-23');
    expect(await bought.payments()).toMatchObject([{ status: 'open' }]);
    const [paymentId = ''] = provider.charges.keys();
    provider.decide(paymentId, 'paid');
    server.clock.advance(HOUR);
    await run();
    expect(await bought.payments()).toMatchObject([{ id: paymentId, status: 'paid' }]);
    expect(provider.charges.size).toBe(1);
  });

  test('that takes weeks to decide is not asked for the money a second time', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'silent';
    for (const day of ['2027-11-21', '2027-11-26', '2027-12-20']) {
      await on(day);
      await findLostOutcomes(life.deps());
    }
    expect(await bought.payments()).toMatchObject([{ status: 'open' }]);
    expect(provider.charges.size).toBe(1);
  });

  test('is charged once by two servers at the same time, and by one that was killed before it knew the answer', async () => {
    const bought = await subscribe('2026-11-22');
    setClock('2027-11-21T11:00:00.000Z');
    const renew = makeRenewSubscription(life.deps());
    const { signal } = new AbortController();
    const job = {
      payload: { subscriptionId: bought.id, periodIndex: 1 },
      signal,
      isDateDoubted: () => false,
      finish: () => Promise.resolve(),
    };
    provider.answer = 'silent';
    await Promise.all([renew(job), renew(job), renew(job)]);
    await server.database.queries.updateTable('payment').set({ providerReference: null }).execute();
    await renew(job);
    expect(provider.charges.size).toBe(1);
    expect(await bought.payments()).toHaveLength(1);
  });

  test('that has not decided yet keeps its charge while the buyer begins to pay a premium', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'silent';
    await on('2027-11-21');
    await updateAccount(server.database.queries, bought.account.id, { isEmailVerified: 1 });
    const opened = await server.request({
      method: 'POST',
      url: '/api/payment/init',
      account: await server.deps.sessions.open(bought.account.id),
      body: {
        planId: 'SUBPLAN_PREMIUM',
        billingProfileId: bought.billingProfileId,
        successUrl: '/after-payment',
        cancelUrl: '/checkout',
      },
    });
    expect(opened.statusCode).toBe(200);
    server.clock.advance(HOUR);
    await run();
    expect(await bought.payments()).toMatchObject([{ kind: 'renewal', status: 'open' }]);
    expect(provider.charges.size).toBe(1);
  });

  test('is never charged twice for a year: the database refuses a second charge', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'silent';
    await on('2027-11-21');
    const [payment] = await bought.payments();
    if (payment === undefined) throw new Error('nothing was charged');
    const again = server.database.queries
      .insertInto('payment')
      .values({ ...payment, id: randomUUID() })
      .execute();
    await expect(again).rejects.toThrow(/unique/i);
  });
});

test('what is paid after the renewal was switched off gives its year, and does not switch it on again', async () => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'silent';
  await on('2027-11-21');
  await bought.change({ isAutoRenew: 0 });
  const [paymentId = ''] = provider.charges.keys();
  provider.decide(paymentId, 'paid');
  server.clock.advance(HOUR);
  await run();
  await life.receive(provider.outcomeOf(paymentId));
  expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21', isAutoRenew: 0 });
});

test.for([
  ['client-2', 'client-2'],
  [null, 'client-1'],
] as const)('a year that %s paid is followed by one that %s is charged for', async ([customer, next]) => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'silent';
  await on('2027-11-21');
  const [paymentId = ''] = provider.charges.keys();
  provider.decide(paymentId, 'paid');
  await life.receive({ ...provider.outcomeOf(paymentId), customer });
  expect(await bought.subscription()).toMatchObject({ periodIndex: 1, providerCustomer: next });
});

describe('what is paid for a year', () => {
  /** The account's mails and the state of its payments, oldest first. */
  const statuses = async (bought: Awaited<ReturnType<typeof subscribe>>) =>
    (await bought.payments()).map(({ status }) => status);

  test('after its refusal was told counts, and the try that is open in its place is dropped', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    await on('2027-11-21');
    provider.answer = 'silent';
    await on('2027-11-24');
    const [first = '', second = ''] = provider.charges.keys();
    provider.decide(first, 'paid');
    expect(await life.receive(provider.outcomeOf(first))).toBe('counted');
    expect(await statuses(bought)).toEqual(['paid', 'cancelled']);
    expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21', failedRenewals: 0 });

    provider.decide(second, 'paid');
    expect(await life.receive(provider.outcomeOf(second))).toBe('counted');
    expect(await statuses(bought)).toEqual(['paid', 'toRefund']);
    expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21', periodIndex: 1 });
    expect((await subjectsOf(bought)).at(-1)).toBe('Votre paiement va vous être remboursé');
  });

  test('is given back when a premium took over meanwhile', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'silent';
    await on('2027-11-21');
    await bought.change({ replacedBy: randomUUID() });
    const [paymentId = ''] = provider.charges.keys();
    provider.decide(paymentId, 'paid');
    await life.receive(provider.outcomeOf(paymentId));
    expect(await statuses(bought)).toEqual(['toRefund']);
    expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2027-11-21' });
  });

  test('is given back when the document was bought again meanwhile', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'silent';
    await on('2027-11-21');
    await insertSubscription(server.database.queries, {
      id: randomUUID(),
      accountId: bought.account.id,
      plan: 'SUBPLAN_STANDARD',
      duerpDocumentId: bought.duerpDocumentId,
      ...computePeriode('2027-11-22', 0),
      firstDay: '2027-11-22',
    });
    const [paymentId = ''] = provider.charges.keys();
    provider.decide(paymentId, 'paid');
    expect(await life.receive(provider.outcomeOf(paymentId))).toBe('counted');
    expect(await statuses(bought)).toEqual(['toRefund']);
    expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2027-11-21', periodIndex: 0 });
    expect((await bought.mails()).at(-1)?.text).toContain('un autre de vos abonnements avait pris la suite');
  });

  test('and is given back after the next one was paid ends nothing of that one', async () => {
    const bought = await subscribe('2026-11-22');
    for (const day of ['2027-11-21', '2028-11-21']) await on(day);
    const [first = ''] = provider.charges.keys();
    expect(await life.receive({ ...provider.outcomeOf(first), outcome: 'refunded' })).toBe('counted');
    expect(await statuses(bought)).toEqual(['refunded', 'paid']);
    expect(await bought.subscription()).toMatchObject({
      paidUntilDate: '2029-11-21',
      periodIndex: 2,
      paidHT: 9900,
      isAutoRenew: 1,
    });
  });

  test('of another amount, or for another account, is not believed', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'silent';
    await on('2027-11-21');
    const [paymentId = ''] = provider.charges.keys();
    provider.decide(paymentId, 'paid');
    const outcome = provider.outcomeOf(paymentId);
    expect(await life.receive({ ...outcome, amount: 1 })).toBe('refused');
    expect(await life.receive({ ...outcome, accountId: randomUUID() })).toBe('refused');
    expect(await statuses(bought)).toEqual(['open']);
  });
});

test('a refund is not the outcome of a renewal', async () => {
  const bought = await subscribe('2026-11-22');
  await on('2027-11-21');
  const [payment] = await bought.payments();
  const [outcome] = provider.outcomes.values();
  if (payment === undefined || outcome === undefined) throw new Error('nothing was charged');
  const refunded = { payment, outcome: { ...outcome, outcome: 'refunded' as const } };
  await expect(
    server.database.transaction((queries) => settleRenewal(queries, life.deps(), refunded)),
  ).rejects.toThrow('refund');
});
