import type { InitPaymentRequest, Subscription } from '@odu/api-contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { issueCreditNote, issueInvoice } from '../../src/invoices/issue-invoice.ts';
import { findLostOutcomes } from '../../src/payment/find-lost-outcomes.ts';
import type { PaymentEvent } from '../../src/payment/provider.ts';
import { receiveEvent } from '../../src/payment/receive-event.ts';
import { updateAccount } from '../../src/repositories/account/account-repository.ts';
import { DAY, HOUR, MINUTE, SECOND } from '../../src/services/clock.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { type Buyer, sendForm, signUpBuyer } from '../support/payment-scenario.ts';
import { useTestServer } from '../build-app.ts';

vi.mock(import('../../src/invoices/issue-invoice.ts'), () => ({
  issueInvoice: vi.fn<typeof issueInvoice>(() => Promise.resolve()),
  issueCreditNote: vi.fn<typeof issueCreditNote>(() => Promise.resolve()),
}));

const server = useTestServer({ deps: NO_ENGINE });
beforeEach(() => vi.mocked(issueInvoice).mockClear() && vi.mocked(issueCreditNote).mockClear());

const PREMIUM_TTC = 35_880;
const STANDARD_TTC = 11_880;

/** An open payment (of a premium unless a document is named), and the event that says it is paid. */
async function begin(buyer: Buyer, given: Partial<InitPaymentRequest> = {}): Promise<PaymentEvent> {
  await buyer.open(given);
  const payment = (await buyer.payments()).find(({ status }) => status === 'open');
  if (payment === undefined) throw new Error('no open payment');
  return {
    eventId: `evt-${payment.id}`,
    paymentId: payment.id,
    accountId: payment.accountId,
    outcome: 'paid',
    amount: given.duerpDocId === undefined ? PREMIUM_TTC : STANDARD_TTC,
    customer: 'test_cus_1',
  };
}
const statuses = async (buyer: Buyer) => (await buyer.payments()).map(({ status }) => status);
const expectNothing = async (buyer: Buyer) => {
  expect(await buyer.subscriptions()).toEqual([]);
  expect(issueInvoice).not.toHaveBeenCalled();
};
const expectOneRight = async (buyer: Buyer) => {
  expect(await buyer.subscriptions()).toHaveLength(1);
  expect(issueInvoice).toHaveBeenCalledTimes(1);
};

test('an event that comes twice, alone or at once, counts once', async () => {
  const buyer = await signUpBuyer(server);
  const event = await begin(buyer);
  const receipts = await Promise.all([1, 2, 3].map(() => receiveEvent(server.deps, event)));
  expect(receipts.toSorted()).toEqual(['counted', 'known', 'known']);
  expect(await receiveEvent(server.deps, event)).toBe('known');
  await expectOneRight(buyer);
});

test('two events of one payment count once', async () => {
  const buyer = await signUpBuyer(server);
  const event = await begin(buyer);
  await receiveEvent(server.deps, event);
  expect(await receiveEvent(server.deps, { ...event, eventId: `another-${event.paymentId}` })).toBe('known');
  await expectOneRight(buyer);
});

test('a payment that leaves no payment means gives a year which does not renew, and its mail says so', async () => {
  const buyer = await signUpBuyer(server);
  expect(await receiveEvent(server.deps, { ...(await begin(buyer)), customer: null })).toBe('counted');
  expect(await buyer.subscriptions()).toMatchObject([{ isActive: true, isAutoRenew: false }]);
  const mail = (await server.mails()).find(({ recipient }) => recipient === buyer.account.emailAddress);
  expect(mail?.subject).toBe('ODU - Votre paiement est confirmé');
  expect(mail?.text).toContain("prendra ensuite fin\u00A0: aucun moyen de paiement n'est enregistré.");
});

test.for(['expired', 'cancelled', 'refused'] as const)(
  'money that comes after « %s » counts all the same, and that outcome after the money takes nothing back',
  async (outcome) => {
    const buyer = await signUpBuyer(server);
    const event = await begin(buyer);
    expect(await receiveEvent(server.deps, { ...event, eventId: `end-1-${event.paymentId}`, outcome })).toBe(
      'counted',
    );
    await expectNothing(buyer);
    expect(await statuses(buyer)).toEqual([outcome]);
    expect(await receiveEvent(server.deps, event)).toBe('counted');
    expect(await receiveEvent(server.deps, { ...event, eventId: `end-2-${event.paymentId}`, outcome })).toBe(
      'known',
    );
    expect(await statuses(buyer)).toEqual(['paid']);
    await expectOneRight(buyer);
  },
);

test('an event of another amount, account, payment or provider is refused', async () => {
  const buyer = await signUpBuyer(server);
  const other = await signUpBuyer(server);
  const event = await begin(buyer);
  const lies: Partial<PaymentEvent>[] = [
    { amount: PREMIUM_TTC - 1 },
    { amount: PREMIUM_TTC + 1 },
    { amount: 0 },
    { accountId: other.account.id },
    { paymentId: other.account.id },
  ];
  for (const lie of lies) expect(await receiveEvent(server.deps, { ...event, ...lie })).toBe('refused');
  const { payment } = server.deps;
  expect(await receiveEvent({ ...server.deps, payment: { ...payment, name: 'stripe' } }, event)).toBe(
    'refused',
  );
  await expectNothing(buyer);
  await expectNothing(other);
  expect(server.logLines.filter((line) => line.includes('a payment event was refused'))).toHaveLength(6);
  // What was refused does not keep the true one away.
  expect(await receiveEvent(server.deps, event)).toBe('counted');
});

test.for([
  ['300 s old', 300 * SECOND, 'counted'],
  ['301 s old', 301 * SECOND, 'refused'],
  ['300 s ahead', -300 * SECOND, 'counted'],
  ['301 s ahead', -301 * SECOND, 'refused'],
] as const)('a signature that is %s', async ([_name, age, receipt]) => {
  const buyer = await signUpBuyer(server);
  const { sandboxEvents } = server.deps;
  const signed = sandboxEvents.sign(await begin(buyer));
  server.clock.advance(age);
  expect(await sandboxEvents.receive(signed)).toBe(receipt);
  expect(await buyer.subscriptions()).toHaveLength(receipt === 'counted' ? 1 : 0);
  server.clock.advance(-age);
});

test('a forged event gives nothing', async () => {
  const buyer = await signUpBuyer(server);
  const { sandboxEvents } = server.deps;
  const { body, signature } = sandboxEvents.sign(await begin(buyer));
  const forged = [
    { body: body.replace('"paid"', '"paid" '), signature },
    { body, signature: signature.replace(/v1=.{4}/, 'v1=0000') },
    { body, signature: signature.replace(/t=\d+/, 't=1') },
    { body, signature: '' },
    { body, signature: 't=1,v1=' },
  ];
  for (const event of forged) expect(await sandboxEvents.receive(event)).toBe('refused');
  await expectNothing(buyer);
});

test('a second paid year of what is covered is marked for refund: no second right, no invoice', async () => {
  const buyer = await signUpBuyer(server, 'double@exemple.fr');
  const first = await begin(buyer);
  // The buyer gave the first page up, and pays there all the same.
  const second = { ...(await begin({ ...buyer, open: () => buyer.open({ cancelUrl: '/ailleurs' }) })) };
  expect(second.paymentId).not.toBe(first.paymentId);
  await receiveEvent(server.deps, second);
  await receiveEvent(server.deps, first);
  // Told by another event, or asked for: its buyer is told once, and the log has one line.
  expect(await receiveEvent(server.deps, { ...first, eventId: `found-${first.paymentId}` })).toBe('known');
  expect((await statuses(buyer)).toSorted()).toEqual(['paid', 'toRefund']);
  await expectOneRight(buyer);
  const mails = (await server.mails()).filter(({ text }) => text.includes('formule Premium'));
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'double@exemple.fr',
    'support@localhost',
  ]);
  for (const { text } of mails) expect(text).toContain('358,80\u202F€ TTC');
  expect(mails.map(({ text }) => text).join()).toContain(`subscriptions refund ${first.paymentId}`);
  const entries = await server.database.queries
    .selectFrom('auditEntry')
    .selectAll()
    .where('accountId', '=', buyer.account.id)
    .execute();
  expect(entries).toMatchObject([{ type: 'payment-to-refund', detail: first.paymentId }]);

  expect(
    await receiveEvent(server.deps, { ...first, eventId: `back-${first.paymentId}`, outcome: 'refunded' }),
  ).toBe('counted');
  expect((await statuses(buyer)).toSorted()).toEqual(['paid', 'refunded']);
  expect(issueCreditNote).not.toHaveBeenCalled();
  expect(await buyer.subscriptions()).toMatchObject([{ isActive: true }]);
});

test('a second paid year of one document is marked for refund', async () => {
  const buyer = await signUpBuyer(server);
  const duerpDocId = await buyer.finishDuerp();
  const first = await begin(buyer, { duerpDocId });
  const second = await begin(buyer, { duerpDocId, cancelUrl: '/ailleurs' });
  expect(second.paymentId).not.toBe(first.paymentId);
  for (const event of [second, first]) expect(await receiveEvent(server.deps, event)).toBe('counted');
  expect((await statuses(buyer)).toSorted()).toEqual(['paid', 'toRefund']);
  await expectOneRight(buyer);
});

test('a standard year that is paid by an account which became VIP meanwhile counts', async () => {
  const buyer = await signUpBuyer(server);
  const event = await begin(buyer, { duerpDocId: await buyer.finishDuerp() });
  await updateAccount(server.database.queries, buyer.account.id, { isVip: 1 });
  expect(await receiveEvent(server.deps, event)).toBe('counted');
  expect(await statuses(buyer)).toEqual(['paid']);
  await expectOneRight(buyer);
});

test('the money of a document that was deleted meanwhile is given back', async () => {
  const buyer = await signUpBuyer(server);
  const id = await buyer.finishDuerp();
  const path = await buyer.open({ duerpDocId: id });
  await buyer.calls.remove(id);
  await sendForm(server, path, { decision: 'pay', card: 'accepted' });
  expect(await statuses(buyer)).toEqual(['toRefund']);
  await expectNothing(buyer);
});

test('a refund takes the rest of the year back, keeps the day, and makes one credit note', async () => {
  const buyer = await signUpBuyer(server);
  const id = await buyer.finishDuerp();
  const event = await begin(buyer);
  await receiveEvent(server.deps, event);
  const refund = { ...event, outcome: 'refunded' } as const;
  expect(
    await receiveEvent(server.deps, { ...refund, eventId: `part-${event.paymentId}`, amount: 100 }),
  ).toBe('refused');
  expect(await receiveEvent(server.deps, { ...refund, eventId: `whole-${event.paymentId}` })).toBe('counted');
  expect(await receiveEvent(server.deps, { ...refund, eventId: `again-${event.paymentId}` })).toBe('known');
  expect(await receiveEvent(server.deps, { ...event, eventId: `paid-again-${event.paymentId}` })).toBe(
    'known',
  );
  expect(issueCreditNote).toHaveBeenCalledTimes(1);
  expect(await buyer.statusOf(id)).toBe('IN_PAID_PERIOD');
  // On its last day, a renewal would charge the rest of the year that was given back, and one more.
  const [ended] = await buyer.subscriptions();
  expect((await buyer.toggle(ended?.id ?? '', true)).statusCode).toBe(409);
  server.clock.advance(13 * HOUR);
  const back = { ...buyer.account, ...(await server.deps.sessions.open(buyer.account.id)) };
  const read = (await buyer.calls.read(id, { account: back })).json();
  expect([read.paymentStatus_Derivated, read.versions[0].isCovered_Derivated]).toEqual(['EXPIRED', true]);
});

const subscriptionRow = ({ account: { id } }: Buyer) =>
  server.database.queries
    .selectFrom('subscription')
    .selectAll()
    .where('accountId', '=', id)
    .executeTakeFirstOrThrow();

test('a refund after the year has ended changes nothing of its days', async () => {
  const buyer = await signUpBuyer(server);
  const event = await begin(buyer);
  await receiveEvent(server.deps, event);
  const { paidUntilDate } = await subscriptionRow(buyer);
  const late = 400 * DAY;
  server.clock.advance(late);
  await receiveEvent(server.deps, { ...event, eventId: `back-${event.paymentId}`, outcome: 'refunded' });
  server.clock.advance(-late);
  expect(await subscriptionRow(buyer)).toMatchObject({ paidUntilDate, isAutoRenew: 0 });
});

test('a standard year that was given back lowers no premium', async () => {
  const buyer = await signUpBuyer(server);
  const event = await begin(buyer, { duerpDocId: await buyer.finishDuerp() });
  await receiveEvent(server.deps, event);
  expect((await buyer.prices()).premiumPriceInfo.discount).toBeGreaterThan(0);
  await receiveEvent(server.deps, { ...event, eventId: `back-${event.paymentId}`, outcome: 'refunded' });
  expect(await buyer.prices()).toMatchObject({
    numberOfActiveStandardPlan: 1,
    premiumPriceInfo: { discount: 0 },
  });
});

test('a year is kept with whom to bill for the next one, and where his card is', async () => {
  const buyer = await signUpBuyer(server);
  await receiveEvent(server.deps, await begin(buyer));
  expect(await subscriptionRow(buyer)).toMatchObject({
    billingProfileId: buyer.billingProfileId,
    provider: 'sandbox',
    providerCustomer: 'test_cus_1',
  });
});

test('a premium that is given back gives the standard years back that it took over, without their renewal', async () => {
  const buyer = await signUpBuyer(server);
  const id = await buyer.finishDuerp();
  await buyer.buy({ duerpDocId: id });
  await buyer.buy();
  const premium = (await buyer.payments()).find(({ plan }) => plan === 'SUBPLAN_PREMIUM');
  if (premium === undefined) throw new Error('no premium');
  const { id: paymentId, accountId, totalTTC: amount } = premium;
  const refund = { paymentId, accountId, amount, outcome: 'refunded', customer: null } as const;
  expect(await receiveEvent(server.deps, { ...refund, eventId: `back-${paymentId}` })).toBe('counted');
  server.clock.advance(24 * HOUR);
  const back = { ...buyer.account, ...(await server.deps.sessions.open(accountId)) };
  const read = (await buyer.calls.read(id, { account: back })).json();
  expect(read.paymentStatus_Derivated).toBe('IN_PAID_PERIOD');
  const subscriptions = (await server.request({ url: '/api/myaccount/mysubscriptions', account: back })).json<
    Subscription[]
  >();
  expect(
    subscriptions.map(({ productDisplayName, isActive, isAutoRenew }) => [
      productDisplayName,
      isActive,
      isAutoRenew,
    ]),
  ).toEqual(
    expect.arrayContaining([
      ['Formule Standard', true, false],
      ['Formule Premium', false, false],
    ]),
  );
});

test('a refund that is told before its payment leaves nothing to count', async () => {
  const buyer = await signUpBuyer(server);
  const event = await begin(buyer);
  await receiveEvent(server.deps, { ...event, eventId: `back-${event.paymentId}`, outcome: 'refunded' });
  expect(await receiveEvent(server.deps, event)).toBe('known');
  await expectNothing(buyer);
  expect(issueCreditNote).not.toHaveBeenCalled();
});

test('an event that was lost is found by the job, and by the page that waits for it', async () => {
  const deliver = vi.spyOn(server.deps.sandboxEvents, 'deliver').mockResolvedValue();
  const waiting = await signUpBuyer(server);
  const subscriptionId = await waiting.buy();
  const gone = await signUpBuyer(server);
  await gone.buy();
  deliver.mockRestore();
  await expectNothing(waiting);
  expect(await waiting.checkSuccess(subscriptionId)).toBe(true);
  await findLostOutcomes(server.deps);
  expect(await gone.subscriptions()).toEqual([]);
  server.clock.advance(5 * MINUTE);
  await findLostOutcomes(server.deps);
  expect(await gone.subscriptions()).toHaveLength(1);
  expect(issueInvoice).toHaveBeenCalledTimes(2);
  await findLostOutcomes(server.deps);
  expect(issueInvoice).toHaveBeenCalledTimes(2);
});

test('an event that comes late or twice over the sandbox’s channel counts once', async () => {
  const { sandboxEvents } = server.deps;
  const { deliver } = sandboxEvents;
  const held: (() => Promise<void>)[] = [];
  const slow = vi.spyOn(sandboxEvents, 'deliver').mockImplementation((...event) => {
    held.push(() => deliver(...event));
    return Promise.resolve();
  });
  const buyer = await signUpBuyer(server);
  await buyer.buy();
  slow.mockRestore();
  await expectNothing(buyer);
  for (const send of [...held, ...held]) await send();
  await expectOneRight(buyer);
});

test('a checkout whose time is over is closed, and no longer keeps another away', async () => {
  const buyer = await signUpBuyer(server);
  const path = await buyer.open();
  server.clock.advance(61 * MINUTE);
  expect((await server.request({ url: path })).body).toContain('a expiré');
  await findLostOutcomes(server.deps);
  expect(await statuses(buyer)).toEqual(['expired']);
});

test('a payment that its provider never opened is closed with its hour, and not before', async () => {
  const buyer = await signUpBuyer(server);
  await buyer.open();
  await server.database.queries
    .updateTable('payment')
    .set({ providerReference: null })
    .where('accountId', '=', buyer.account.id)
    .execute();
  server.clock.advance(59 * MINUTE);
  await findLostOutcomes(server.deps);
  expect(await statuses(buyer)).toEqual(['open']);
  server.clock.advance(2 * MINUTE);
  await findLostOutcomes(server.deps);
  expect(await statuses(buyer)).toEqual(['expired']);
});

test('one payment that cannot be asked about does not keep the others', async () => {
  const deliver = vi.spyOn(server.deps.sandboxEvents, 'deliver').mockResolvedValue();
  const buyers = [await signUpBuyer(server), await signUpBuyer(server)];
  for (const buyer of buyers) await buyer.buy();
  deliver.mockRestore();
  server.clock.advance(6 * MINUTE);
  const { findOutcome } = server.deps.payment;
  const failing = vi
    .spyOn(server.deps.payment, 'findOutcome')
    .mockRejectedValueOnce(new Error('away'))
    .mockImplementation(findOutcome);
  await findLostOutcomes(server.deps);
  failing.mockRestore();
  const counts = await Promise.all(buyers.map(async (buyer) => (await buyer.subscriptions()).length));
  expect(new Set(counts)).toEqual(new Set([0, 1]));
});
