import { randomUUID } from 'node:crypto';
import { addDays, computePeriode } from '@odu/domain';
import { beforeEach, describe, expect, test } from 'vitest';
import { settleRenewal } from '../../src/payment/settle-renewal.ts';
import { HOUR, MINUTE } from '../../src/services/clock.ts';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { runDueJobs } from '../../src/jobs/run-job.ts';
import { enqueueRecurring } from '../../src/jobs/start-worker.ts';
import { keepCard } from '../../src/payment/sandbox/decide.ts';
import { insertSubscription } from '../../src/repositories/subscription-repository.ts';
import { makeFollowTerms } from '../../src/subscriptions/follow-terms.ts';
import { makeRenewSubscription } from '../../src/subscriptions/renew-subscription.ts';
import { useTestServer } from '../build-app.ts';
import { BUYER, makeLife } from './subscription-life.ts';

const server = useTestServer();
const life = makeLife(() => server);
const { provider, on, run, setClock, subscribe } = life;

beforeEach(async () => {
  for (const table of ['job', 'paymentEvent', 'payment', 'notice', 'subscription', 'mail'] as const)
    await server.database.queries.deleteFrom(table).execute();
  provider.answer = 'paid';
  provider.charges.clear();
  provider.outcomes.clear();
  setClock('2026-11-16T11:00:00.000Z');
});

const subjectsOf = async ({ mails }: { mails: () => Promise<{ subject: string }[]> }) =>
  (await mails()).map(({ subject }) => subject.replace('ODU - ', ''));

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
    expect(payment).toMatchObject({ totalTTC: 12_000, couponCode: null });
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

  test('a premium has its own price', async () => {
    const bought = await subscribe('2026-11-22', { plan: 'SUBPLAN_PREMIUM', duerpDocumentId: null });
    await on('2027-11-21');
    expect(await bought.payments()).toMatchObject([{ totalTTC: 35_880, plan: 'SUBPLAN_PREMIUM' }]);
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

describe('the mails before the term', () => {
  test('are two, each once, and say what will be charged', async () => {
    const bought = await subscribe('2026-11-22');
    await on('2027-09-21');
    expect(await bought.mails()).toEqual([]);
    for (const day of ['2027-09-22', '2027-09-22', '2027-10-30', '2027-11-13']) await on(day);
    expect(await subjectsOf(bought)).toEqual(['Votre abonnement se renouvelle le 21\u00a0novembre 2027']);
    for (const day of ['2027-11-14', '2027-11-20']) await on(day);
    const mails = await bought.mails();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toContain('sera débité de 99,00\u202f€ HT, soit 118,80\u202f€ TTC');
    expect(mails[1]?.text).toContain('Formule Standard («\u202FFournil\u202F»)');
    expect(mails[1]?.text).toContain('https://odu.example/my-account');
  });

  test('say that it ends when it does not renew; nothing is charged, and its end is told once', async () => {
    const bought = await subscribe('2026-11-22', { isAutoRenew: 0 });
    for (const day of ['2027-09-22', '2027-11-14', '2027-11-21', '2027-11-22', '2027-11-30']) await on(day);
    expect(await subjectsOf(bought)).toEqual([
      'Votre abonnement se termine le 21\u00a0novembre 2027',
      'Votre abonnement se termine le 21\u00a0novembre 2027',
      'Votre abonnement est terminé',
    ]);
    expect((await bought.mails())[0]?.text).toContain('rien ne sera prélevé');
    expect(await bought.payments()).toEqual([]);
    expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2027-11-21', isAutoRenew: 0 });
  });

  test('are sent once by three servers at the same moment, and so is the end', async () => {
    const bought = await subscribe('2026-11-22', { isAutoRenew: 0 });
    const follow = () =>
      makeFollowTerms(life.deps())({
        payload: {},
        signal: new AbortController().signal,
        finish: () => Promise.resolve(),
      });
    for (const day of ['2027-09-22', '2027-11-22']) {
      setClock(`${day}T11:00:00.000Z`);
      await Promise.all([follow(), follow(), follow()]);
    }
    expect(await subjectsOf(bought)).toEqual([
      'Votre abonnement se termine le 21\u00a0novembre 2027',
      'Votre abonnement est terminé',
    ]);
  });

  test('of one that cannot be read do not keep the others', async () => {
    const broken = await subscribe('2026-11-22', { plan: 'SUBPLAN_PREMIUM', duerpDocumentId: null });
    const bought = await subscribe('2026-11-22');
    await broken.change({ paidUntilDate: '2027-11-1x' });
    await on('2027-09-22');
    expect(await subjectsOf(bought)).toHaveLength(1);
    const failed = await server.database.queries
      .selectFrom('job')
      .select('lastError')
      .where('kind', '=', 'follow-terms')
      .execute();
    expect(failed).toEqual([{ lastError: '1 of the rows failed' }]);
  });

  test('are for the account of each subscription alone', async () => {
    const first = await subscribe('2026-11-22');
    const second = await subscribe('2027-01-22');
    await on('2027-09-22');
    expect([await subjectsOf(first), await subjectsOf(second)]).toMatchObject([{ length: 1 }, { length: 0 }]);
  });
});

describe('a renewal that is refused', () => {
  test('is tried three times in a week, then the subscription has ended', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    const seen: [string, number, number][] = [];
    for (let days = 0; days <= 12; days++) {
      const day = addDays('2027-11-21', days);
      await on(day);
      seen.push([day, (await bought.payments()).length, (await bought.subscription()).isAutoRenew]);
    }
    expect(seen.filter(([, payments], index) => payments !== seen[index - 1]?.[1])).toEqual([
      ['2027-11-21', 1, 1],
      ['2027-11-24', 2, 1],
      ['2027-11-28', 3, 0],
    ]);
    expect(await bought.subscription()).toMatchObject({
      paidUntilDate: '2027-11-21',
      periodIndex: 0,
      failedRenewals: 3,
    });
    expect((await subjectsOf(bought)).slice(-3)).toEqual([
      "Le paiement de votre renouvellement n'a pas abouti",
      "Le paiement de votre renouvellement n'a pas abouti",
      'Votre abonnement est terminé',
    ]);
    const texts = (await bought.mails()).map(({ text }) => text);
    expect(texts.some((text) => text.includes('Nous réessaierons le 24\u00a0novembre 2027'))).toBe(true);
    expect(texts.some((text) => text.includes('Nous réessaierons le 28\u00a0novembre 2027'))).toBe(true);
  });

  test('and then paid goes on from the term, without a missing day, and forgets the refusals', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    await on('2027-11-21');
    provider.answer = 'paid';
    await on('2027-11-24');
    expect(await bought.subscription()).toMatchObject({
      startDate: '2027-11-22',
      paidUntilDate: '2028-11-21',
      failedRenewals: 0,
      isAutoRenew: 1,
    });
  });

  test('counts once, however often it is told', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    await on('2027-11-21');
    const [outcome] = provider.outcomes.values();
    if (outcome) await life.receive(outcome);
    expect(await bought.subscription()).toMatchObject({ failedRenewals: 1 });
  });
});

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

  test('is charged once by two servers at the same time, and by one that was killed before it knew the answer', async () => {
    const bought = await subscribe('2026-11-22');
    setClock('2027-11-21T11:00:00.000Z');
    const renew = makeRenewSubscription(life.deps());
    const { signal } = new AbortController();
    const job = {
      payload: { subscriptionId: bought.id, periodIndex: 1 },
      signal,
      finish: () => Promise.resolve(),
    };
    provider.answer = 'silent';
    await Promise.all([renew(job), renew(job), renew(job)]);
    await server.database.queries.updateTable('payment').set({ providerReference: null }).execute();
    await renew(job);
    expect(provider.charges.size).toBe(1);
    expect(await bought.payments()).toHaveLength(1);
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

describe('nothing is charged', () => {
  const expectNothing = async (bought: Awaited<ReturnType<typeof subscribe>>) => {
    for (const day of ['2027-11-21', '2027-11-22', '2027-11-28']) await on(day);
    expect(await bought.payments()).toEqual([]);
    expect(provider.charges.size).toBe(0);
  };

  test('for what a premium took over, which has no mail either', async () => {
    const bought = await subscribe('2026-11-22', { replacedBy: randomUUID() });
    await on('2027-09-22');
    await expectNothing(bought);
    expect(await bought.mails()).toEqual([]);
  });

  test('for a VIP: the renewal is switched off with one mail as soon as the account is one', async () => {
    const bought = await subscribe('2026-11-22');
    await server.database.queries
      .updateTable('account')
      .set({ isVip: 1 })
      .where('id', '=', bought.account.id)
      .execute();
    await on('2026-12-01');
    expect(await bought.subscription()).toMatchObject({ isAutoRenew: 0, paidUntilDate: '2027-11-21' });
    await on('2027-09-22');
    await expectNothing(bought);
    expect(await subjectsOf(bought)).toEqual(['Le renouvellement de votre abonnement est désactivé']);
    expect((await bought.mails())[0]?.text).toContain("votre compte a désormais l'accès complet");

    await server.database.queries
      .updateTable('account')
      .set({ isVip: 0 })
      .where('id', '=', bought.account.id)
      .execute();
    await on('2027-11-29');
    expect((await subjectsOf(bought)).at(-1)).toBe('Votre abonnement est terminé');
  });

  test('for a document that was deleted', async () => {
    const bought = await subscribe('2026-11-22');
    await server.database.queries
      .updateTable('duerpDocument')
      .set({ deletedAt: server.clock.now().toISOString() })
      .where('id', '=', bought.duerpDocumentId)
      .execute();
    await on('2027-09-22');
    await expectNothing(bought);
    expect(await subjectsOf(bought)).toEqual(['Le renouvellement de votre abonnement est désactivé']);
  });

  test('without a payment means: one mail says so in the place of the reminder', async () => {
    const bought = await subscribe('2026-11-22', { providerCustomer: null });
    await on('2027-09-22');
    await on('2027-09-23');
    expect(await subjectsOf(bought)).toEqual(['Le renouvellement de votre abonnement est désactivé']);
    await expectNothing(bought);
  });

  test('with the card of another provider: the test phase is over, and one mail says that a card is missing', async () => {
    const bought = await subscribe('2026-11-22', { provider: 'stripe' });
    await on('2027-09-22');
    expect(await subjectsOf(bought)).toEqual(['Le renouvellement de votre abonnement est désactivé']);
    await on('2027-11-21');
    await expectNothing(bought);
  });

  test('of a renewal switched off after it was planned', async () => {
    const bought = await subscribe('2026-11-22');
    setClock('2027-11-21T11:00:00.000Z');
    const { signal } = new AbortController();
    await makeFollowTerms(life.deps())({ payload: {}, signal, finish: () => Promise.resolve() });
    await bought.change({ isAutoRenew: 0 });
    await expectNothing(bought);
  });
});

describe('a server that was off', () => {
  test('for ten days around the term does each thing once on its return', async () => {
    const bought = await subscribe('2026-11-22');
    await on('2027-09-22');
    await on('2027-12-01');
    server.clock.advance(10 * MINUTE);
    await run();
    expect(await bought.payments()).toMatchObject([{ status: 'paid' }]);
    expect(await bought.subscription()).toMatchObject({
      startDate: '2027-11-22',
      paidUntilDate: '2028-11-21',
    });
    // The renewal and its invoice are told at the same moment.
    expect((await subjectsOf(bought)).toSorted()).toEqual([
      'Votre abonnement est renouvelé',
      'Votre abonnement se renouvelle le 21\u00a0novembre 2027',
      expect.stringMatching(/^Votre facture TEST-F2027-\d{6}$/),
    ]);
  });

  test('for ten days, with a refused card, leaves the buyer the same time between the tries', async () => {
    const bought = await subscribe('2026-11-22');
    provider.answer = 'refused';
    const counts: number[] = [];
    for (const day of ['2027-12-01', '2027-12-02', '2027-12-03', '2027-12-04', '2027-12-07', '2027-12-08']) {
      await on(day);
      counts.push((await bought.payments()).length);
    }
    expect(counts).toEqual([1, 1, 1, 2, 2, 3]);
    expect(await bought.subscription()).toMatchObject({ isAutoRenew: 0 });
  });

  test('for more than thirty days charges nothing any more, and says that it has ended', async () => {
    const bought = await subscribe('2026-11-22');
    await on('2027-12-22');
    await on('2028-06-01');
    expect(await bought.payments()).toEqual([]);
    expect(await bought.subscription()).toMatchObject({ isAutoRenew: 0, paidUntilDate: '2027-11-21' });
    expect(await subjectsOf(bought)).toEqual(['Votre abonnement est terminé']);
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

test('a document bought again after a refusal is not charged a second time for the first', async () => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'refused';
  await on('2027-11-21');
  await insertSubscription(server.database.queries, {
    id: randomUUID(),
    accountId: bought.account.id,
    plan: 'SUBPLAN_STANDARD',
    duerpDocumentId: bought.duerpDocumentId,
    ...computePeriode('2027-11-22', 0),
    firstDay: '2027-11-22',
  });
  provider.answer = 'paid';
  for (const day of ['2027-11-22', '2027-11-24', '2027-11-28']) await on(day);
  expect(await bought.payments()).toMatchObject([{ status: 'refused' }]);
  expect(await bought.subscription()).toMatchObject({ isAutoRenew: 0, paidUntilDate: '2027-11-21' });
  expect((await bought.mails()).at(-1)?.text).toContain('un autre de vos abonnements prend la suite');
});

test('a renewal that is still tried after its term can be switched off', async () => {
  const bought = await subscribe('2026-11-22');
  provider.answer = 'refused';
  await on('2027-11-21');
  setClock('2027-11-22T10:00:00.000Z');
  const account = await server.deps.sessions.open(bought.account.id);
  const toggle = (shouldEnableAutoRenew: boolean) =>
    server.request({
      method: 'POST',
      url: '/api/payment/toggleautorenew',
      account,
      body: { subscriptionId: bought.id, shouldEnableAutoRenew },
    });
  expect((await toggle(false)).statusCode).toBeLessThan(300);
  await on('2027-11-24');
  expect(await bought.payments()).toHaveLength(1);
  expect((await toggle(false)).statusCode).toBeGreaterThanOrEqual(400);
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
