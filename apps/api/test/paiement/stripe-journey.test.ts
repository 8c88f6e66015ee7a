import type { Invoice, Subscription } from '@odu/api-contract';
import { startOfParisDay } from '@odu/domain';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { makeJobHandlers } from '../../src/jobs/make-job-handlers.ts';
import { enqueueRecurring } from '../../src/jobs/start-worker.ts';
import { findLostOutcomes } from '../../src/payment/find-lost-outcomes.ts';
import { STRIPE_WEBHOOK_PATH } from '../../src/payment/stripe/stripe-webhook.ts';
import { HOUR, MINUTE } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { type Buyer, signUpBuyer } from '../support/payment-scenario.ts';
import { runDueJobs } from '../support/run-due-jobs.ts';
import { StripeDouble } from '../support/stripe-double.ts';
import { DOUBLE_WEBHOOK_SECRET, signStripeEvent } from '../support/stripe-events.ts';

const double = new StripeDouble();
const apiUrl = await double.open();
afterAll(() => double.close());

const server = useTestServer({
  deps: NO_ENGINE,
  environment: {
    ODU_BILLING: 'stripe',
    STRIPE_SECRET_KEY: 'sk_live_double',
    STRIPE_WEBHOOK_SECRET: DOUBLE_WEBHOOK_SECRET,
    STRIPE_API_URL: apiUrl,
    ODU_SELLER_NAME: 'ODU SAS',
    ODU_SELLER_ADDRESS: '1 rue du Test',
    ODU_SELLER_POSTAL_CODE: '75001',
    ODU_SELLER_CITY: 'Paris',
    ODU_SELLER_SIREN: '732829320',
    ODU_SELLER_VAT_NUMBER: 'FR44732829320',
  },
});

/** What Stripe was answered, event by event. */
let answers: number[] = [];
/** Each test has years of its own: the clock's turns are those of the whole server. */
let year = 2024;
const post = async (payload: string) => {
  const signature = signStripeEvent(payload, { at: server.clock.now().getTime() });
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: STRIPE_WEBHOOK_PATH,
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    payload,
  });
  answers.push(statusCode);
};
beforeEach(() => {
  answers = [];
  year += 2;
  double.deliver = ({ payload }) => post(payload);
});

const setClock = (instant: string) =>
  server.clock.advance(Date.parse(instant) - server.clock.now().getTime());

/** The jobs of a day of the year after the purchase, in its middle. */
async function on(day: string) {
  setClock(`${year + 1}-${day}T10:30:00.000Z`);
  // It forgets after seven days the mails that are read here.
  const { 'clean-up': _cleanUp, ...handlers } = makeJobHandlers(server.deps);
  await enqueueRecurring(server.deps, handlers);
  await runDueJobs(server.deps, handlers);
}

/** A year is longer than a session. */
const reopen = async ({ account }: Buyer) => ({
  ...account,
  ...(await server.deps.sessions.open(account.id)),
});
const read = async <T>(buyer: Buyer, url: string): Promise<T> =>
  (await server.request({ url, account: await reopen(buyer) })).json<T>();
const subscriptionOf = async (buyer: Buyer) =>
  (await read<Subscription[]>(buyer, '/api/myaccount/mysubscriptions'))[0];
const invoicesOf = async (buyer: Buyer) =>
  (await read<Invoice[]>(buyer, '/api/myaccount/invoices')).map(({ type, totalTTC }) => [type, totalTTC]);
const statusOf = async (buyer: Buyer, id: string) =>
  (await buyer.calls.read(id, { account: await reopen(buyer) })).json().paymentStatus_Derivated;
const mailsTo = async ({ account: { emailAddress } }: Buyer) =>
  (await server.mails()).filter(({ recipient }) => recipient === emailAddress).toReversed();

/** Pays a standard year of a finished document at the double, with a card that later renewals take, or refuse. */
async function buy(card: { isRefusedLater?: boolean } = {}) {
  setClock(`${year}-11-22T10:00:00.000Z`);
  const buyer = await signUpBuyer(server);
  const id = await buyer.finishDuerp();
  const opened = await buyer.init({
    duerpDocId: id,
    successUrl: `/after-payment?duerpId=${id}`,
    cancelUrl: '/choose-plan',
  });
  expect(opened.statusCode).toBe(200);
  const session = [...double.sessions.values()].at(-1);
  expect(opened.json().checkoutUrl).toBe(session?.url);
  expect(await statusOf(buyer, id)).toBe('PAYMENT_NEEDED');
  const back = new URL(await double.pay(session?.id ?? '', card));
  expect([back.origin, back.pathname, back.searchParams.get('duerpId')]).toEqual([
    'https://odu.example',
    '/after-payment',
    id,
  ]);
  const subscriptionId = back.searchParams.get('subscriptionId') ?? '';
  expect(await buyer.checkSuccess(subscriptionId)).toBe(true);
  return { buyer, id, subscriptionId, customer: session?.customer ?? '' };
}

test('paid at Stripe, a standard year is there with its invoice, and the portal opens for its customer', async () => {
  const { buyer, id, customer } = await buy();
  expect(answers).toEqual([204]);
  expect(await statusOf(buyer, id)).toBe('IN_PAID_PERIOD');
  expect(await subscriptionOf(buyer)).toMatchObject({
    productDisplayName: 'Formule Standard',
    isActive: true,
    isAutoRenew: true,
    plannedNextBillingTime: startOfParisDay('2027-11-21'),
  });
  const [invoice] = await read<Invoice[]>(buyer, '/api/myaccount/invoices');
  expect(invoice).toMatchObject({ numero: 'F2026-000001', totalHT: 99, totalTTC: 118.8, isTest: false });
  const portal = await buyer.post('manage', {
    returnUrl: '/my-account',
    billingProfileId: buyer.billingProfileId,
  });
  expect(portal.json()).toEqual({ managePageUrl: `https://billing.stripe.test/${customer}` });
});

test('the year is renewed on the kept card, told before and after; the card is taken once', async () => {
  const { buyer, id } = await buy();
  for (const day of ['09-22', '11-14', '11-21', '11-22', '11-23']) await on(day);
  expect(await subscriptionOf(buyer)).toMatchObject({
    isActive: true,
    plannedNextBillingTime: startOfParisDay(`${year + 2}-11-21`),
  });
  expect(await statusOf(buyer, id)).toBe('IN_PAID_PERIOD');
  expect(await invoicesOf(buyer)).toEqual([
    ['INVOICE', 118.8],
    ['INVOICE', 118.8],
  ]);
  expect((await buyer.payments()).map(({ kind, status }) => [kind, status])).toEqual([
    ['first', 'paid'],
    ['renewal', 'paid'],
  ]);
  // The document itself is due too, which other mails say.
  const mails = (await mailsTo(buyer)).filter(({ subject }) => !subject.includes('Votre DUERP'));
  expect(mails.map(({ subject }) => subject.replace(/F\d{4}-\d{6}/, 'n°'))).toEqual(
    expect.arrayContaining([
      'ODU - Votre paiement est confirmé',
      'ODU - Votre facture n°',
      `ODU - Votre abonnement se renouvelle le 21\u00a0novembre ${year + 1}`,
      'ODU - Votre abonnement est renouvelé',
    ]),
  );
  expect(mails).toHaveLength(6);
  for (const { text } of mails) {
    expect(text).toContain('118,80\u202f€ TTC');
    expect(text).not.toMatch(/ [:;?!»€%]|« /);
  }
});

test('a card that is refused is tried three times in a week, then the year has ended and what it covered stays', async () => {
  const { buyer, id } = await buy({ isRefusedLater: true });
  for (let day = 20; day <= 30; day++) await on(`11-${day}`);
  expect((await buyer.payments()).map(({ status }) => status)).toEqual([
    'paid',
    'refused',
    'refused',
    'refused',
  ]);
  expect(await subscriptionOf(buyer)).toMatchObject({
    isActive: false,
    isAutoRenew: false,
    plannedNextBillingTime: null,
  });
  expect(await statusOf(buyer, id)).toBe('EXPIRED');
  const document = (await buyer.calls.read(id, { account: await reopen(buyer) })).json();
  expect(document.versions[0].isCovered_Derivated).toBe(true);
  expect(await invoicesOf(buyer)).toEqual([['INVOICE', 118.8]]);
  const refused = (await mailsTo(buyer)).filter(({ subject }) => /abouti|terminé/.test(subject));
  expect(refused.map(({ subject }) => subject)).toEqual([
    "ODU - Le paiement de votre renouvellement n'a pas abouti",
    "ODU - Le paiement de votre renouvellement n'a pas abouti",
    'ODU - Votre abonnement est terminé',
  ]);
  expect(answers.every((status) => status === 204)).toBe(true);
});

test('given back at Stripe, a renewal ends with its day and has a credit note; the event that comes again says nothing', async () => {
  const { buyer, id, customer } = await buy();
  await on('11-21');
  await on('11-22');
  const renewal = (await buyer.payments()).find(({ kind }) => kind === 'renewal');
  const charge = {
    id: 'ch_1',
    object: 'charge',
    refunded: true,
    amount: 11_880,
    customer,
    metadata: { paymentId: renewal?.id, accountId: buyer.account.id, kind: 'renewal' },
  };
  await double.send('charge.refunded', charge);
  await double.send('charge.refunded', charge);
  expect(await invoicesOf(buyer)).toEqual(
    expect.arrayContaining([
      ['CREDIT_NOTE', 118.8],
      ['INVOICE', 118.8],
      ['INVOICE', 118.8],
    ]),
  );
  expect(await invoicesOf(buyer)).toHaveLength(3);
  expect(await statusOf(buyer, id)).toBe('IN_PAID_PERIOD');
  setClock(`${year + 1}-11-23T00:30:00.000Z`);
  expect(await statusOf(buyer, id)).toBe('EXPIRED');
  expect((await subscriptionOf(buyer))?.isAutoRenew).toBe(false);
});

test('the events that Stripe could not deliver are asked for, and count once when they come after all', async () => {
  const kept: string[] = [];
  double.deliver = ({ payload }) => Promise.resolve(kept.push(payload));
  const { buyer, id } = await buy();
  expect(await statusOf(buyer, id)).toBe('IN_PAID_PERIOD');
  await on('11-21');
  double.deliver = ({ payload }) => post(payload);
  for (const payload of kept.toReversed()) await post(payload);
  expect(answers).toEqual([204, 204]);
  expect((await buyer.payments()).map(({ status }) => status)).toEqual(['paid', 'paid']);
  expect(await invoicesOf(buyer)).toHaveLength(2);
});

test('an event that the database could not take is no 204, and counts once when Stripe sends it again', async () => {
  setClock(`${year}-11-22T10:00:00.000Z`);
  const buyer = await signUpBuyer(server);
  expect((await buyer.init()).statusCode).toBe(200);
  const away = vi.spyOn(server.deps.database, 'transaction').mockRejectedValueOnce(new Error('away'));
  const kept: string[] = [];
  double.deliver = ({ payload }) => post(payload).then(() => kept.push(payload));
  await double.pay([...double.sessions.keys()].at(-1) ?? '');
  away.mockRestore();
  expect(await invoicesOf(buyer)).toEqual([]);
  for (let time = 0; time < 2; time += 1) await post(kept[0] ?? '');
  expect(answers).toEqual([500, 204, 204]);
  expect(await invoicesOf(buyer)).toEqual([['INVOICE', 358.8]]);
});

test('after the restore of a backup from before the renewal, its card is not taken a second time', async () => {
  const { buyer, customer, subscriptionId } = await buy();
  const { queries } = server.database;
  const backup = await queries
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  await on('11-21');
  const lost = (await buyer.payments()).find(({ kind }) => kind === 'renewal')?.id ?? '';
  await queries.deleteFrom('invoice').where('paymentId', '=', lost).execute();
  await queries.deleteFrom('payment').where('id', '=', lost).execute();
  await queries.updateTable('subscription').set(backup).where('id', '=', subscriptionId).execute();

  await on('11-22');
  const payments = await buyer.payments();
  expect(payments.map(({ kind, status }) => [kind, status])).toEqual([
    ['first', 'paid'],
    ['renewal', 'paid'],
  ]);
  expect(payments.map(({ id }) => id)).not.toContain(lost);
  expect([...double.intents.values()].filter((intent) => intent.customer === customer)).toHaveLength(1);
  expect(await subscriptionOf(buyer)).toMatchObject({
    plannedNextBillingTime: startOfParisDay(`${year + 2}-11-21`),
  });
});

test('a renewal that was paid after its refusal was told is counted as itself at the next try, once', async () => {
  const { buyer, customer } = await buy({ isRefusedLater: true });
  await on('11-21');
  const intent = [...double.intents.values()].find((one) => one.customer === customer);
  if (intent === undefined) throw new Error('nothing was charged');
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
  await on('11-24');
  const statuses = async () => (await buyer.payments()).map(({ status }) => status);
  expect(await statuses()).toEqual(['paid', 'paid', 'cancelled']);
  await double.send('payment_intent.succeeded', intent);
  expect(await statuses()).toEqual(['paid', 'paid', 'cancelled']);
  expect(await invoicesOf(buyer)).toHaveLength(2);
  expect(double.intents.get(intent.id)?.metadata.subscriptionId).toBeDefined();
});

test('Stripe away: a checkout is a 503 with its sentence, a renewal waits and nothing has ended', async () => {
  const { buyer, id } = await buy();
  double.isAway = true;
  const other = await signUpBuyer(server);
  const answer = await other.init({ planId: 'SUBPLAN_PREMIUM' });
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60']);
  expect(answer.json().message).toContain("Rien n'a été débité");
  await on('11-21');
  double.isAway = false;
  expect(await statusOf(buyer, id)).toBe('IN_PAID_PERIOD');
  await on('11-22');
  expect((await buyer.payments()).map(({ status }) => status)).toEqual(['paid', 'paid']);
});

/** Lets time pass for the machine too, and signs in again. */
const wait = async (buyer: Buyer, milliseconds: number) => {
  server.clock.advance(milliseconds);
  vi.setSystemTime(server.clock.now());
  Object.assign(buyer.account, await reopen(buyer));
};
const openPage = async (buyer: Buyer) => {
  const answer = await buyer.init({ planId: 'SUBPLAN_PREMIUM' });
  return [answer.statusCode, answer.json<{ checkoutUrl: string }>().checkoutUrl];
};

test('a key that Stripe refuses: 503 for the buyer, and one line in the log with the code and no key', async () => {
  setClock(`${year}-11-22T10:00:00.000Z`);
  const buyer = await signUpBuyer(server);
  const duerpDocId = await buyer.finishDuerp();
  const before = server.logLines.length;
  double.isKeyRefused = true;
  const answer = await buyer.init({ duerpDocId });
  double.isKeyRefused = false;
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toContain("Rien n'a été débité");
  const errors = server.logLines
    .slice(before)
    .filter((line) => (JSON.parse(line) as { level: number }).level >= 50);
  expect(errors).toHaveLength(1);
  expect(JSON.parse(errors[0] ?? '')).toMatchObject({
    err: { stripeType: 'StripeAuthenticationError', code: 'api_key_expired', statusCode: 401 },
  });
  expect(errors[0]).not.toContain('sk_live');
});

test('who comes back to a checkout finds it again, and in its last half hour a new one', async () => {
  const machine = new Date();
  const buyer = await signUpBuyer(server);
  await wait(buyer, 0);
  const first = await openPage(buyer);
  expect(first[0]).toBe(200);
  await wait(buyer, 27 * MINUTE);
  expect(await openPage(buyer)).toEqual(first);
  await wait(buyer, 8 * MINUTE);
  const second = await openPage(buyer);
  vi.setSystemTime(machine);
  expect(second).toEqual([200, [...double.sessions.values()].at(-1)?.url]);
  expect(second).not.toEqual(first);
  // Stripe's event of the page that it closes is there first.
  expect((await buyer.payments()).map(({ status }) => status).toSorted()).toEqual(['expired', 'open']);
});

test('a checkout that was completed, and whose payment is not decided, is the only one until Stripe has said what became of it', async () => {
  const buyer = await signUpBuyer(server);
  await openPage(buyer);
  const session = [...double.sessions.values()].at(-1);
  if (session === undefined) throw new Error('nothing was opened');
  session.status = 'complete';
  const other = { planId: 'SUBPLAN_PREMIUM', cancelUrl: '/ailleurs' } as const;
  const statuses = async () => (await buyer.payments()).map(({ status }) => status);
  for (let press = 0; press < 2; press += 1) {
    expect((await buyer.init(other)).statusCode).toBe(409);
    expect(await statuses()).toEqual(['open']);
  }
  expect([...double.sessions.values()].at(-1)).toBe(session);
  await double.send('checkout.session.async_payment_failed', session);
  expect(await statuses()).toEqual(['refused']);
  expect((await buyer.init(other)).statusCode).toBe(200);

  const next = [...double.sessions.values()].at(-1);
  if (next === undefined) throw new Error('nothing was opened');
  next.status = 'complete';
  expect((await openPage(buyer))[0]).toBe(409);
  // Its event is lost.
  next.payment_status = 'paid';
  expect((await buyer.init({ planId: 'SUBPLAN_PREMIUM' })).statusCode).toBe(422);
  expect((await statuses()).toSorted()).toEqual(['paid', 'refused']);
  expect(await buyer.subscriptions()).toHaveLength(1);
});

test('a checkout that the present key does not know holds nobody up, and is closed in its time', async () => {
  const buyer = await signUpBuyer(server);
  await openPage(buyer);
  double.sessions.clear();
  expect((await buyer.init({ planId: 'SUBPLAN_PREMIUM', cancelUrl: '/ailleurs' })).statusCode).toBe(200);
  double.sessions.clear();
  server.clock.advance(26 * HOUR);
  await findLostOutcomes(server.deps);
  expect((await buyer.payments()).map(({ status }) => status).toSorted()).toEqual(['cancelled', 'expired']);
  Object.assign(buyer.account, await reopen(buyer));
  expect((await openPage(buyer))[0]).toBe(200);
});
