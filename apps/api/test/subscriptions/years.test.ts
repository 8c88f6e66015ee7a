import { randomUUID } from 'node:crypto';
import { addDays, computePeriode } from '@odu/domain';
import { describe, expect, test } from 'vitest';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { enqueueRecurring } from '../../src/jobs/start-worker.ts';
import { keepCard } from '../../src/payment/sandbox/decide.ts';
import { insertBillingProfile } from '../../src/repositories/billing/billing-profile-repository.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';
import { useLife, BUYER } from './subscription-life.ts';

const life = useLife();
const { provider, on, run, setClock, subscribe, server } = life;

describe('the years of a subscription', () => {
  test.for(['2026-11-22', '2028-02-29', '2027-03-01', '2026-12-31'])(
    'begun on %s follow one another for five years, each paid, billed and told once',
    async (firstDay) => {
      const bought = await subscribe(firstDay);
      for (let index = 0; index < 5; index++) {
        const { paidUntilDate } = computePeriode(firstDay, index);
        for (const days of [-61, -60, -59, -8, -7, -1]) await on(addDays(paidUntilDate, days));
        expect(await bought.payments()).toHaveLength(index);
        expect(await bought.subscription()).toMatchObject({ paidUntilDate, periodIndex: index });
        await on(paidUntilDate);
        await on(addDays(paidUntilDate, 1));
        expect(await bought.payments()).toHaveLength(index + 1);
        expect(await bought.subscription()).toMatchObject({
          ...computePeriode(firstDay, index + 1),
          periodIndex: index + 1,
          firstDay,
          isAutoRenew: 1,
          failedRenewals: 0,
          paidHT: 9900,
        });
        // Two reminders, the renewal and its invoice.
        expect(await bought.mails()).toHaveLength(4 * (index + 1));
      }
      expect(provider.charges.size).toBe(5);
    },
  );

  test('the next one is charged from midnight in Paris on the last day, and not a second before', async () => {
    const bought = await subscribe('2026-11-22');
    setClock('2027-11-20T22:59:59.000Z');
    await run();
    expect(await bought.payments()).toEqual([]);
    setClock('2027-11-20T23:00:00.000Z');
    await run();
    // The turn of the clock is the same: what comes next sees the new day.
    setClock('2027-11-20T23:10:00.000Z');
    await run();
    expect(await bought.payments()).toMatchObject([{ status: 'paid', periodIndex: 1, kind: 'renewal' }]);
  });

  test('it costs what the configuration says today, for the buyer of today', async () => {
    const bought = await subscribe('2026-11-22');
    server.deps.config.prices.standard = 120;
    const belgian = { ...BUYER, country: 'BE', vatNumber: 'BE0123456749' } as const;
    await server.database.queries
      .updateTable('billingProfile')
      .set({ country: belgian.country, vatNumber: belgian.vatNumber })
      .where('id', '=', bought.billingProfileId)
      .execute();
    await on('2027-11-21');
    server.deps.config.prices.standard = 99;
    const [payment] = await bought.payments();
    expect(payment).toMatchObject({
      totalTTC: 12_000,
      couponCode: null,
      billingProfileId: bought.billingProfileId,
    });
    // What its unused days lower a premium by.
    expect(await bought.subscription()).toMatchObject({ paidHT: 12_000 });
    const mail = (await bought.mails()).find(({ subject }) => subject.includes('est renouvelé'));
    expect(mail?.text).toContain('pour 120,00\u202f€ HT (TVA autoliquidée).');
    expect(JSON.parse(payment?.buyer ?? '')).toMatchObject(belgian);
    expect([...provider.charges.values()]).toMatchObject([
      { customer: 'client-1', commande: { totalTTC: 12_000, isAutoliquidation: true } },
    ]);

    await server.database.queries
      .deleteFrom('billingProfile')
      .where('id', '=', bought.billingProfileId)
      .execute();
    await on('2028-11-21');
    const [, second] = await bought.payments();
    expect(JSON.parse(second?.buyer ?? '')).toMatchObject(belgian);
    expect(second?.totalTTC).toBe(9900);
  });

  test('it is for its own buyer, whatever older profile the account has', async () => {
    const bought = await subscribe('2026-11-22');
    const { queries } = server.database;
    await insertBillingProfile(queries, {
      ...BUYER,
      id: randomUUID(),
      accountId: bought.account.id,
      createdAt: '2026-01-05T09:00:00.000Z',
    });
    const belgian = { country: 'BE', vatNumber: 'BE0123456749' } as const;
    await queries
      .updateTable('billingProfile')
      .set(belgian)
      .where('id', '=', bought.billingProfileId)
      .execute();
    const answer = await server.request({
      url: '/api/myaccount/mysubscriptions',
      account: await server.deps.sessions.open(bought.account.id),
    });
    await on('2027-11-21');
    const [payment] = await bought.payments();
    expect([answer.json(), payment?.totalTTC, JSON.parse(payment?.buyer ?? '')]).toMatchObject([
      [{ recurringPriceHT: 99, recurringPriceTTC: 99 }],
      9900,
      belgian,
    ]);
  });

  test('it is for the address of the last year that was paid, once the profile is gone', async () => {
    const bought = await subscribe('2026-11-22');
    const { queries } = server.database;
    const moveTo = (line1: string) =>
      queries
        .updateTable('billingProfile')
        .set({ line1 })
        .where('id', '=', bought.billingProfileId)
        .execute();
    await on('2027-11-21');
    await moveTo('5 rue des Tilleuls');
    await on('2028-11-21');
    await moveTo('7 rue des Saules');
    provider.answer = 'refused';
    await on('2029-11-21');
    await queries.deleteFrom('billingProfile').where('id', '=', bought.billingProfileId).execute();
    provider.answer = 'paid';
    await on('2029-11-24');
    const payments = await bought.payments();
    expect(payments.map(({ status, buyer }) => [status, (JSON.parse(buyer) as typeof BUYER).line1])).toEqual([
      ['paid', '3 rue des Lilas'],
      ['paid', '5 rue des Tilleuls'],
      ['refused', '7 rue des Saules'],
      ['paid', '5 rue des Tilleuls'],
    ]);
  });

  test('a premium has its own price', async () => {
    const bought = await subscribe('2026-11-22', { plan: 'SUBPLAN_PREMIUM', duerpDocumentId: null });
    await on('2027-11-21');
    expect(await bought.payments()).toMatchObject([{ totalTTC: 35_880, plan: 'SUBPLAN_PREMIUM' }]);
  });

  test('a subscription that was renewed stays listed after one that was bought later', async () => {
    const bought = await subscribe('2026-11-22');
    setClock('2027-03-01T10:00:00.000Z');
    const later = await subscribe('2027-03-01', { accountId: bought.account.id });
    await on('2027-11-21');
    expect(await bought.subscription()).toMatchObject({ startDate: '2027-11-22' });
    const answer = await server.request({
      url: '/api/myaccount/mysubscriptions',
      account: await server.deps.sessions.open(bought.account.id),
    });
    expect(answer.json()).toMatchObject([{ id: later.id }, { id: bought.id }]);
  });

  test('a year that costs nothing is given without a provider', async () => {
    const bought = await subscribe('2026-11-22');
    server.deps.config.prices.standard = 0;
    await on('2027-11-21');
    server.deps.config.prices.standard = 99;
    expect(await bought.payments()).toMatchObject([{ totalTTC: 0, status: 'paid' }]);
    expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21' });
    expect(provider.charges.size).toBe(0);
  });
});

test('the sandbox renews with the card that it kept, and refuses with the one that is refused', async () => {
  const handlers = makeJobHandlers(server.deps);
  const runWithSandbox = async () => {
    await enqueueRecurring(server.deps, handlers);
    await runDueJobs(server.deps, handlers);
  };
  const bought = await subscribe('2026-11-22');
  const providerCustomer = await keepCard(server.deps, bought.account.id, 'accepted');
  await bought.change({ providerCustomer });
  setClock('2027-11-21T10:00:00.000Z');
  await runWithSandbox();
  expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21' });
  await keepCard(server.deps, bought.account.id, 'refused');
  setClock('2028-11-21T10:00:00.000Z');
  await runWithSandbox();
  expect(await bought.payments()).toMatchObject([{ status: 'paid' }, { status: 'refused' }]);
  expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21', failedRenewals: 1 });
});
