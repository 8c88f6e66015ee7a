import { randomUUID } from 'node:crypto';
import { type BillingAddress } from '@odu/api-contract';
import { computePeriode } from '@odu/domain';
import { Problem } from '../../src/contract/problem.ts';
import { enqueueJob } from '../../src/jobs/enqueue-job.ts';
import type { JobHandlers } from '../../src/jobs/job-handler.ts';
import { enqueueRecurring } from '../../src/jobs/start-worker.ts';
import type { PaymentOrder, PaymentOutcome, PaymentProvider } from '../../src/payment/provider.ts';
import { receiveEvent } from '../../src/payment/receive-event.ts';
import { insertBillingProfile } from '../../src/repositories/billing/billing-profile-repository.ts';
import { insertDuerp } from '../../src/repositories/duerp/duerp-repository.ts';
import {
  insertSubscription,
  type SubscriptionRow,
} from '../../src/repositories/billing/subscription-repository.ts';
import { makeFollowTerms } from '../../src/subscriptions/follow-terms.ts';
import { makeRenewSubscription } from '../../src/subscriptions/renew-subscription.ts';
import { beforeEach } from 'vitest';
import { type TestServer, useTestServer } from '../build-app.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';

export const BUYER: BillingAddress = {
  name: 'Boulangerie Martin',
  line1: '3 rue des Lilas',
  line2: null,
  postalCode: '69003',
  city: 'Lyon',
  country: 'FR',
  vatNumber: null,
  siren: null,
};

type Answer = 'paid' | 'refused' | 'silent' | 'down';

/** A provider that answers what the test says; it takes a payment once, however often it is charged. */
export class FakeProvider implements PaymentProvider {
  readonly name = 'sandbox';
  answer: Answer = 'paid';
  readonly charges = new Map<string, PaymentOrder & { customer: string }>();
  readonly outcomes = new Map<string, PaymentOutcome>();

  chargeRenewal = (order: PaymentOrder & { customer: string }) => {
    if (this.answer === 'down') return Promise.reject(new Problem(503, { message: 'Plus tard.' }));
    if (!this.charges.has(order.paymentId)) {
      this.charges.set(order.paymentId, order);
      if (this.answer !== 'silent') this.decide(order.paymentId, this.answer);
    }
    return Promise.resolve({ reference: `charge-${order.paymentId}` });
  };

  decide(paymentId: string, outcome: 'paid' | 'refused') {
    const order = this.charges.get(paymentId);
    if (order === undefined) throw new Error('nothing was charged');
    const { accountId, customer, commande } = order;
    this.outcomes.set(paymentId, { paymentId, accountId, outcome, amount: commande.totalTTC, customer });
  }

  findCharge = ({ paymentId }: PaymentOrder) =>
    this.answer === 'down'
      ? Promise.reject(new Problem(503, { message: 'Plus tard.' }))
      : Promise.resolve(this.charges.has(paymentId) ? { reference: `charge-${paymentId}` } : null);

  outcomeOf(paymentId: string): PaymentOutcome {
    const outcome = this.outcomes.get(paymentId);
    if (outcome === undefined) throw new Error('nothing is decided');
    return outcome;
  }

  findOutcome = ({ id }: { id: string }) => Promise.resolve(this.outcomes.get(id) ?? null);
  openCheckout = () => Promise.reject(new Error('no checkout here'));
  closeCheckout = () => Promise.reject(new Error('no checkout here'));
  openManagePage = () => Promise.reject(new Error('no page here'));
}

/** The life of subscriptions on a test server: its days, and what is seen of it. */
function makeLife(server: () => TestServer) {
  const provider = new FakeProvider();
  const deps = () => ({ ...server().deps, payment: provider });
  const handlers = (): JobHandlers => ({
    'follow-terms': makeFollowTerms(deps()),
    'renew-subscription': makeRenewSubscription(deps()),
  });
  const receive = (outcome: PaymentOutcome) => receiveEvent(deps(), { ...outcome, eventId: randomUUID() });
  const run = async () => {
    await enqueueRecurring(server().deps, handlers());
    await runDueJobs(server().deps, handlers());
  };
  const setClock = (instant: string) =>
    server().clock.advance(Date.parse(instant) - server().clock.now().getTime());
  return {
    provider,
    deps,
    run,
    setClock,
    /** Runs the jobs in the middle of a day. */
    on: async (day: string) => {
      setClock(`${day}T10:30:00.000Z`);
      await run();
    },
    /** Has the second year of a subscription charged, or its charge asked about. */
    enqueueRenewal: (subscriptionId: string) =>
      enqueueJob(server().database.queries, server().deps, {
        kind: 'renew-subscription',
        payload: { subscriptionId, periodIndex: 1 },
        key: randomUUID(),
      }),
    /** Counts an outcome as the provider's event. */
    receive,
    /** A subscription in its first year, with its account, profile and document. */
    subscribe: async (firstDay: string, columns: Partial<SubscriptionRow> = {}) => {
      const { queries } = server().database;
      const account = await server().signUp(`${randomUUID()}@exemple.fr`);
      const id = randomUUID();
      const billingProfileId = randomUUID();
      const duerpDocumentId = randomUUID();
      const createdAt = server().clock.now().toISOString();
      await insertBillingProfile(queries, {
        ...BUYER,
        id: billingProfileId,
        accountId: account.id,
        createdAt,
      });
      await insertDuerp(queries, {
        id: duerpDocumentId,
        accountId: account.id,
        displayName: 'Fournil',
        description: '',
        revision: 1,
        generatedRevision: null,
        entreprise: null,
        isPapripactEnabled: 0,
        ressourcesPapripact: '',
        expositions: '[]',
        sortBy: 'code',
        shouldGroupByUnite: 1,
        shouldGroupByCategorie: 0,
        createdAt,
        updatedAt: createdAt,
        openedAt: createdAt,
        deletedAt: null,
      });
      await insertSubscription(queries, {
        id,
        accountId: account.id,
        plan: 'SUBPLAN_STANDARD',
        duerpDocumentId,
        ...computePeriode(firstDay, 0),
        firstDay,
        paidHT: 9900,
        isAutoRenew: 1,
        billingProfileId,
        provider: 'sandbox',
        providerCustomer: 'client-1',
        createdAt,
        ...columns,
      });
      const subscription = () =>
        queries.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
      return {
        id,
        account,
        billingProfileId,
        duerpDocumentId,
        subscription,
        change: (changes: Partial<SubscriptionRow>) =>
          queries.updateTable('subscription').set(changes).where('id', '=', id).execute(),
        payments: () =>
          queries
            .selectFrom('payment')
            .selectAll()
            .where('subscriptionId', '=', id)
            .orderBy('createdAt')
            .execute(),
        mails: () =>
          queries
            .selectFrom('mail')
            .selectAll()
            .where('recipient', '=', account.emailAddress)
            .orderBy('createdAt')
            .orderBy('subject')
            .execute(),
      };
    },
  };
}

/** The life of subscriptions on a server of this file, begun anew on 16 November 2026 before each test. */
export function useLife() {
  const server = useTestServer();
  const life = makeLife(() => server);
  beforeEach(async () => {
    for (const table of ['job', 'paymentEvent', 'payment', 'notice', 'subscription', 'mail'] as const)
      await server.database.queries.deleteFrom(table).execute();
    life.provider.answer = 'paid';
    life.provider.charges.clear();
    life.provider.outcomes.clear();
    life.setClock('2026-11-16T11:00:00.000Z');
  });
  return { ...life, server };
}

/** The subjects of an account's mails, oldest first, without the product's name. */
export const subjectsOf = async ({ mails }: { mails: () => Promise<{ subject: string }[]> }) =>
  (await mails()).map(({ subject }) => subject.replace('ODU - ', ''));
