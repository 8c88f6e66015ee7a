import Fastify, { type FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sendProblem } from '../../src/contract/problem.ts';
import type { PaymentEvent } from '../../src/payment/provider.ts';
import { registerStripeWebhook, STRIPE_WEBHOOK_PATH } from '../../src/payment/stripe/stripe-webhook.ts';
import { DOUBLE_WEBHOOK_SECRET, makeStripeEvent, signStripeEvent } from '../support/stripe-events.ts';

const NOW = Date.parse('2026-11-16T11:00:00Z');
const session = {
  id: 'cs_1',
  object: 'checkout.session',
  status: 'complete',
  payment_status: 'paid',
  amount_total: 11_880,
  metadata: { paymentId: 'p-1', accountId: 'a-1' },
  customer: 'cus_1',
};
const OUTCOME = { paymentId: 'p-1', accountId: 'a-1', amount: 11_880, customer: 'cus_1' };

let app: FastifyInstance;
let counted: PaymentEvent[];
let failure: Error | undefined;
let logged: string[];
beforeEach(() => {
  counted = [];
  logged = [];
  failure = undefined;
  app = Fastify();
  app.setErrorHandler(sendProblem);
  registerStripeWebhook(app, {
    webhookSecret: DOUBLE_WEBHOOK_SECRET,
    clock: { now: () => new Date(NOW) },
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    countEvent: async (event) => {
      await Promise.resolve();
      if (failure !== undefined) throw failure;
      counted.push(event);
    },
  });
});
afterEach(() => app.close());

const post = (payload: string, signature: string | undefined) =>
  app.inject({
    method: 'POST',
    url: STRIPE_WEBHOOK_PATH,
    payload,
    headers: {
      'content-type': 'application/json',
      ...(signature !== undefined && { 'stripe-signature': signature }),
    },
  });

test.for([
  ['checkout.session.completed', session, { ...OUTCOME, outcome: 'paid' }],
  ['checkout.session.async_payment_succeeded', session, { ...OUTCOME, outcome: 'paid' }],
  [
    'checkout.session.async_payment_failed',
    { ...session, payment_status: 'unpaid' },
    { ...OUTCOME, outcome: 'refused' },
  ],
  [
    'checkout.session.expired',
    { ...session, payment_status: 'unpaid', status: 'expired' },
    { ...OUTCOME, outcome: 'expired' },
  ],
  [
    'payment_intent.succeeded',
    {
      status: 'succeeded',
      amount: 11_880,
      amount_received: 11_880,
      customer: 'cus_1',
      metadata: { ...session.metadata, kind: 'renewal' },
    },
    { ...OUTCOME, outcome: 'paid' },
  ],
  [
    'payment_intent.payment_failed',
    {
      status: 'requires_payment_method',
      amount: 11_880,
      amount_received: 0,
      customer: 'cus_1',
      metadata: { ...session.metadata, kind: 'renewal' },
    },
    { ...OUTCOME, outcome: 'refused' },
  ],
  [
    'charge.refunded',
    { refunded: true, amount: 11_880, customer: 'cus_1', metadata: session.metadata },
    { ...OUTCOME, outcome: 'refunded' },
  ],
] as const)('%s is counted', async ([type, object, outcome]) => {
  const payload = makeStripeEvent(type, object, 'evt_1');
  const response = await post(payload, signStripeEvent(payload, { at: NOW }));
  expect(response.statusCode).toBe(204);
  expect(counted).toEqual([{ ...outcome, eventId: 'evt_1' }]);
});

test.for(['requires_action', 'canceled'])('a renewal that is left « %s » is refused', async (status) => {
  const payload = makeStripeEvent(
    'payment_intent.payment_failed',
    {
      status,
      amount: 11_880,
      amount_received: 0,
      customer: 'cus_1',
      metadata: { ...session.metadata, kind: 'renewal' },
    },
    'evt_1',
  );
  expect((await post(payload, signStripeEvent(payload, { at: NOW }))).statusCode).toBe(204);
  expect(counted).toEqual([{ ...OUTCOME, outcome: 'refused', eventId: 'evt_1' }]);
});

test.for([
  ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, 'its money is still on the way'],
  ['checkout.session.completed', { ...session, metadata: {} }, 'it is not of ODU'],
  [
    'payment_intent.payment_failed',
    { status: 'requires_payment_method', amount: 1, metadata: session.metadata, customer: null },
    'the card can be tried again in the checkout',
  ],
  [
    'charge.refunded',
    { refunded: false, amount: 11_880, metadata: session.metadata, customer: null },
    'it is a part of the sum',
  ],
  ['customer.created', { id: 'cus_1' }, 'it is of no payment'],
] as const)('%s of %o is taken and gives nothing: %s', async ([type, object]) => {
  const payload = makeStripeEvent(type, object);
  expect((await post(payload, signStripeEvent(payload, { at: NOW }))).statusCode).toBe(204);
  expect(counted).toEqual([]);
});

test('an event that cannot be counted for now is a failure, so that Stripe sends it again', async () => {
  const payload = makeStripeEvent('checkout.session.completed', session);
  failure = new Error('the database is away');
  expect((await post(payload, signStripeEvent(payload, { at: NOW }))).statusCode).toBe(500);
  failure = undefined;
  expect((await post(payload, signStripeEvent(payload, { at: NOW }))).statusCode).toBe(204);
  expect(counted).toHaveLength(1);
});

test.for([
  [NOW - 300_000, 204],
  [NOW - 301_000, 400],
  [NOW - 86_400_000, 400],
  [NOW + 300_000, 204],
  [NOW + 301_000, 400],
] as const)('signed at %i: %i', async ([at, status]) => {
  const payload = makeStripeEvent('checkout.session.completed', session);
  expect((await post(payload, signStripeEvent(payload, { at }))).statusCode).toBe(status);
  expect(counted).toHaveLength(status === 204 ? 1 : 0);
});

test('of two times in a signature the later one counts, for which it was made', async () => {
  const payload = makeStripeEvent('checkout.session.completed', session);
  const signature = `t=${NOW / 1000},${signStripeEvent(payload, { at: NOW + 3_600_000 })}`;
  expect((await post(payload, signature)).statusCode).toBe(400);
  expect(counted).toEqual([]);
});

test('a forged, changed, unsigned or empty event is a 400 of the contract, and counts for nothing', async () => {
  const payload = makeStripeEvent('checkout.session.completed', session);
  const signature = signStripeEvent(payload, { at: NOW });
  const refused = [
    await post(payload, signStripeEvent(payload, { at: NOW, secret: 'whsec_other' })),
    await post(payload.replace('a-1', 'a-2'), signature),
    await post(payload, undefined),
    await post('', signature),
    await post(payload, 't=now,v1=zz'),
  ];
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 400, 400]);
  expect(refused[0]?.headers['content-type']).toContain('application/problem+json');
  expect(counted).toEqual([]);
});

const renewal = {
  id: 'pi_1',
  object: 'payment_intent',
  status: 'succeeded',
  amount: 11_880,
  amount_received: 11_880,
  customer: 'cus_1',
  metadata: { ...session.metadata, kind: 'renewal' },
};
const charge = {
  id: 'ch_1',
  object: 'charge',
  refunded: true,
  amount: 11_880,
  customer: 'cus_1',
  metadata: session.metadata,
};
const HANDLED = [
  ['checkout.session.completed', session],
  ['checkout.session.async_payment_succeeded', session],
  ['checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }],
  ['checkout.session.expired', { ...session, payment_status: 'unpaid', status: 'expired' }],
  ['payment_intent.succeeded', renewal],
  ['payment_intent.payment_failed', { ...renewal, status: 'requires_payment_method' }],
  ['charge.refunded', charge],
] as const;
const ODD = [undefined, null, 7, -1, 0.5, true, '', 'x', 'x\0', 'x'.repeat(5_000), [], ['x'], {}, { id: 7 }];
/** Every tree that has one of its values made odd, or taken away. */
function makeOdd(tree: unknown): unknown[] {
  if (typeof tree !== 'object' || tree === null) return ODD;
  const odd = Object.entries(tree).flatMap(([key, value]) =>
    makeOdd(value).map((one) => ({ ...tree, [key]: one })),
  );
  return [...ODD, ...odd];
}

test.for(HANDLED)(
  'a signed %s that is malformed anywhere is taken or a 400, never a fault of ours',
  async ([type, object]) => {
    const whole: unknown = JSON.parse(makeStripeEvent(type, object));
    for (const event of makeOdd(whole)) {
      const payload = JSON.stringify(event) ?? '';
      const { statusCode } = await post(payload, signStripeEvent(payload, { at: NOW }));
      expect({ payload, isAnswered: statusCode === 204 || statusCode === 400 }).toEqual({
        payload,
        isAnswered: true,
      });
    }
    // What is counted can be looked for and kept on either engine.
    for (const { eventId, paymentId, accountId, customer, amount } of counted) {
      const kept = [eventId, paymentId, accountId, customer ?? 'none'];
      expect(kept.every((text) => typeof text === 'string' && text !== '' && !text.includes('\0'))).toBe(
        true,
      );
      expect(eventId.length).toBeLessThanOrEqual(255);
      expect(Number.isSafeInteger(amount)).toBe(true);
    }
  },
);

test.for([
  ['null', null],
  ['a text', 'evt_1'],
  ['no id', { ...JSON.parse(makeStripeEvent('charge.refunded', charge)), id: undefined }],
  ['an id that is none', { ...JSON.parse(makeStripeEvent('charge.refunded', charge)), id: { of: 'evt_1' } }],
  ['no type', { ...JSON.parse(makeStripeEvent('charge.refunded', charge)), type: undefined }],
  ['no data', { ...JSON.parse(makeStripeEvent('charge.refunded', charge)), data: undefined }],
  ['no object', { ...JSON.parse(makeStripeEvent('charge.refunded', charge)), data: { object: null } }],
  ['no JSON', undefined],
] as const)('a signed event that is %s is a 400 in French, logged in one line', async ([, event]) => {
  const payload = JSON.stringify(event) ?? 'evt_1';
  const response = await post(payload, signStripeEvent(payload, { at: NOW }));
  expect(response.statusCode).toBe(400);
  expect(response.json().message).toContain("ne peut pas l'interpréter");
  expect(logged).toHaveLength(1);
  expect(counted).toEqual([]);
});

test.for([
  ['checkout.session.completed', { ...session, metadata: undefined }, 'metadata'],
  [
    'checkout.session.completed',
    { ...session, metadata: { ...session.metadata, paymentId: 7 } },
    'paymentId',
  ],
  ['checkout.session.completed', { ...session, payment_status: undefined }, 'payment_status'],
  ['checkout.session.completed', { ...session, amount_total: null }, 'amount_total'],
  ['checkout.session.completed', { ...session, amount_total: '11880' }, 'amount_total'],
  ['checkout.session.completed', { ...session, customer: 7 }, 'customer'],
  ['checkout.session.completed', { ...session, customer: {} }, 'customer'],
  ['checkout.session.expired', { ...session, payment_status: 'unpaid', status: 7 }, 'status'],
  ['payment_intent.succeeded', { ...renewal, metadata: 'x' }, 'metadata'],
  ['payment_intent.succeeded', { ...renewal, status: null }, 'status'],
  ['payment_intent.succeeded', { ...renewal, amount_received: undefined }, 'amount_received'],
  ['charge.refunded', { ...charge, refunded: undefined }, 'refunded'],
  ['charge.refunded', { ...charge, amount: undefined }, 'amount'],
] as const)('a signed %s of %o is a 400 that the log says of which field', async ([type, object, field]) => {
  const payload = makeStripeEvent(type, object);
  expect((await post(payload, signStripeEvent(payload, { at: NOW }))).statusCode).toBe(400);
  expect(logged.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ eventId: 'evt_1', type, field }),
  ]);
  expect(counted).toEqual([]);
});

test.for([
  ['checkout.session.completed', { ...session, metadata: null }],
  ['payment_intent.succeeded', { ...renewal, metadata: {}, amount_received: null }],
  ['charge.refunded', { ...charge, metadata: { order: '7' }, refunded: null }],
] as const)("a signed %s of somebody else's is taken, whatever else it lacks", async ([type, object]) => {
  const payload = makeStripeEvent(type, object);
  expect((await post(payload, signStripeEvent(payload, { at: NOW }))).statusCode).toBe(204);
  expect(logged).toEqual([]);
});

test('a payment that names no customer counts, and renews with nothing', async () => {
  const payload = makeStripeEvent('checkout.session.completed', { ...session, customer: undefined });
  expect((await post(payload, signStripeEvent(payload, { at: NOW }))).statusCode).toBe(204);
  expect(counted).toEqual([{ ...OUTCOME, customer: null, outcome: 'paid', eventId: 'evt_1' }]);
});

test('an event larger than any of a checkout is refused before it is read', async () => {
  const response = await post('x'.repeat(300_000), 't=1,v1=aa');
  expect(response.statusCode).toBe(413);
});
