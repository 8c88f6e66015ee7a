import { randomUUID } from 'node:crypto';
import { computePeriode } from '@odu/domain';
import { describe, expect, test, vi } from 'vitest';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { enqueueRecurring } from '../../src/jobs/start-worker.ts';
import { ProviderFailure } from '../../src/payment/provider.ts';
import { keepCard } from '../../src/payment/sandbox/decide.ts';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { updatePayment } from '../../src/repositories/billing/payment-repository.ts';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { HOUR, MINUTE } from '../../src/services/clock.ts';
import { makeRenewSubscription } from '../../src/subscriptions/renew-subscription.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';
import { subjectsOf, useLife } from './subscription-life.ts';

const life = useLife();
const { provider, on, run, server, subscribe } = life;

type Bought = Awaited<ReturnType<typeof subscribe>>;

const deleteDocument = ({ duerpDocumentId }: Bought) =>
  server.database.queries
    .updateTable('duerpDocument')
    .set({ deletedAt: server.clock.now().toISOString() })
    .where('id', '=', duerpDocumentId)
    .execute();
const makeVip = ({ account }: Bought) => updateAccount(server.database.queries, account.id, { isVip: 1 });
const buyAgain = ({ account, duerpDocumentId }: Bought) =>
  insertSubscription(server.database.queries, {
    id: randomUUID(),
    accountId: account.id,
    plan: 'SUBPLAN_STANDARD',
    duerpDocumentId,
    ...computePeriode('2027-11-22', 0),
    firstDay: '2027-11-22',
  });
const switchOff = ({ change }: Bought) => change({ isAutoRenew: 0 });
const statusesOf = async (bought: Bought) => (await bought.payments()).map(({ status }) => status);

/** The charge of the term's day, with a provider that answers so. */
async function begin(answer: typeof provider.answer) {
  const bought = await subscribe('2026-11-22');
  provider.answer = answer;
  await on('2027-11-21');
  expect(await bought.payments()).toMatchObject([{ status: 'open' }]);
  return bought;
}

/** The next turn of the clock, at which what failed is tried again. */
async function goOn() {
  provider.answer = 'paid';
  server.clock.advance(10 * MINUTE);
  await run();
}

/** As a server does that was killed before it kept what the provider answered. */
const loseReference = () =>
  server.database.queries.updateTable('payment').set({ providerReference: null }).execute();

const REASONS = [
  ['whose document is deleted', deleteDocument, 'ce DUERP a été supprimé entre-temps'],
  ['of an account that becomes VIP', makeVip, "votre compte a désormais l'accès complet, sans rien payer"],
  ['of a document that is bought again', buyAgain, 'un autre de vos abonnements avait pris la suite'],
] as const;

describe.for(REASONS)('a year %s', ([_what, stop, reason]) => {
  test('while its provider is away is not charged once it is back', async () => {
    const bought = await begin('down');
    await stop(bought);
    await goOn();
    expect((await subjectsOf(bought)).at(-1)).toBe('Le renouvellement de votre abonnement est désactivé');
    expect((await bought.mails()).at(-1)?.text).toContain('rien ne sera prélevé ensuite');
    for (const day of ['2027-11-22', '2027-11-24', '2027-11-28']) await on(day);
    expect(provider.charges.size).toBe(0);
    expect(await statusesOf(bought)).toEqual(['cancelled']);
    expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2027-11-21', isAutoRenew: 0 });
  });

  test.for(['known', 'lost'] as const)(
    'after its charge, whose reference is %s, is told to be given back when it is paid',
    async (reference) => {
      const bought = await begin('silent');
      if (reference === 'lost') await loseReference();
      await stop(bought);
      const [paymentId = ''] = provider.charges.keys();
      provider.decide(paymentId, 'paid');
      server.clock.advance(HOUR);
      await life.enqueueRenewal(bought.id);
      await run();
      expect(provider.charges.size).toBe(1);
      expect(await statusesOf(bought)).toEqual(['toRefund']);
      expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2027-11-21', periodIndex: 0 });
      const mail = (await bought.mails()).find(({ subject }) => subject.includes('remboursé'));
      expect(mail?.text).toContain(`mais il n'était plus nécessaire\u00A0: ${reason}.`);
      expect(mail?.text).toContain("Il n'ouvre pas de second abonnement, et aucune facture n'est émise.");
    },
  );
});

test('a renewal that is switched off while its provider is away is not charged, and is when it is switched on again', async () => {
  const bought = await begin('down');
  await switchOff(bought);
  await goOn();
  expect(provider.charges.size).toBe(0);
  const settledAt = server.clock.now().toISOString();
  expect(await bought.payments()).toMatchObject([{ status: 'cancelled', settledAt }]);
  await bought.change({ isAutoRenew: 1 });
  server.clock.advance(HOUR);
  await run();
  expect((await statusesOf(bought)).toSorted()).toEqual(['cancelled', 'paid']);
  expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21', failedRenewals: 0 });
});

test('a charge that reached its provider before the renewal was switched off gives its year', async () => {
  const bought = await begin('silent');
  await loseReference();
  await switchOff(bought);
  const [paymentId = ''] = provider.charges.keys();
  provider.decide(paymentId, 'paid');
  await life.enqueueRenewal(bought.id);
  await run();
  expect(await statusesOf(bought)).toEqual(['paid']);
  expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21', isAutoRenew: 0 });
});

test('while its provider is still away nothing is given up: the charge may be there', async () => {
  const bought = await begin('silent');
  await loseReference();
  await deleteDocument(bought);
  provider.answer = 'down';
  await life.enqueueRenewal(bought.id);
  await run();
  expect(await statusesOf(bought)).toEqual(['open']);
});

test('a charge that another worker has made, while this one was told that there is none, is not given up', async () => {
  const bought = await begin('down');
  await switchOff(bought);
  const askedFor = vi.spyOn(provider, 'findCharge').mockImplementationOnce(async ({ paymentId }) => {
    await updatePayment(server.database.queries, paymentId, { providerReference: `charge-${paymentId}` });
    return null;
  });
  await goOn();
  expect(askedFor).toHaveBeenCalledTimes(1);
  askedFor.mockRestore();
  expect(await statusesOf(bought)).toEqual(['open']);
});

test('a charge that another worker has made, and whose event says it paid, while this one was told that there is none, keeps its year', async () => {
  const bought = await begin('down');
  await switchOff(bought);
  const [payment] = await bought.payments();
  if (payment === undefined) throw new Error('no charge');
  const { id: paymentId, accountId, totalTTC: amount } = payment;
  const askedFor = vi.spyOn(provider, 'findCharge').mockImplementationOnce(async () => {
    await life.receive({ paymentId, accountId, amount, outcome: 'paid', customer: null });
    return null;
  });
  await goOn();
  expect(askedFor).toHaveBeenCalledTimes(1);
  askedFor.mockRestore();
  expect(await statusesOf(bought)).toEqual(['paid']);
  expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2028-11-21' });
});

test.for([
  ['did not', 'cancelled', []],
  ['did', 'toRefund', ['paid']],
] as const)(
  'the sandbox tells of a charge that %s reach it before the document was deleted, and makes none',
  async ([reached, status, charges]) => {
    const { payment, sandboxEvents } = server.deps;
    const { chargeRenewal } = payment;
    const bought = await subscribe('2026-11-22');
    await bought.change({ providerCustomer: await keepCard(server.deps, bought.account.id, 'accepted') });
    const away = new ProviderFailure({ message: 'Plus tard.', cause: new Error('500'), refusal: null });
    const charge = vi.spyOn(payment, 'chargeRenewal').mockImplementation(async (order) => {
      if (reached === 'did') await chargeRenewal(order);
      throw away;
    });
    const deliver = vi.spyOn(sandboxEvents, 'deliver').mockResolvedValue();
    const handlers = makeJobHandlers(server.deps);
    const runAt = async (instant: string) => {
      life.setClock(instant);
      await enqueueRecurring(server.deps, handlers);
      await runDueJobs(server.deps, handlers);
    };
    await runAt('2027-11-21T10:30:00.000Z');
    charge.mockRestore();
    deliver.mockRestore();
    await deleteDocument(bought);
    await runAt('2027-11-21T10:40:00.000Z');
    expect(await statusesOf(bought)).toEqual([status]);
    const kept = await server.database.queries
      .selectFrom('sandboxCheckout')
      .select('status')
      .where('accountId', '=', bought.account.id)
      .execute();
    expect(kept.map((one) => one.status)).toEqual(charges);
    expect(await bought.subscription()).toMatchObject({ paidUntilDate: '2027-11-21', isAutoRenew: 0 });
  },
);

test('a year whose charge is under way is settled though the date is in doubt: nothing new is begun', async () => {
  const bought = await begin('silent');
  const [payment] = await bought.payments();
  if (payment === undefined) throw new Error('no charge');
  provider.decide(payment.id, 'paid');
  await makeRenewSubscription(life.deps())({
    payload: { subscriptionId: bought.id, periodIndex: 1 },
    signal: new AbortController().signal,
    isDateDoubted: () => true,
    finish: () => Promise.resolve(),
  });
  expect(await statusesOf(bought)).toEqual(['paid']);
});
