import { computeCommande } from '@odu/domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeStripeProvider } from '../../src/payment/stripe/stripe-provider.ts';
import { StripeDouble } from '../support/stripe-double.ts';

const buyer = {
  name: 'Boulangerie Martin',
  line1: '3 rue des Lilas',
  line2: null,
  postalCode: '69003',
  city: 'Lyon',
  country: 'FR',
  vatNumber: null,
} as const;
const ACCOUNT = { accountId: 'a-1', emailAddress: 'camille@martin.fr' };
const makeOrder = (paymentId: string, change: Partial<Parameters<typeof computeCommande>[0]> = {}) => ({
  ...ACCOUNT,
  paymentId,
  buyer,
  commande: computeCommande({
    plan: 'SUBPLAN_PREMIUM',
    prixHT: 299,
    vatRatePercentage: 20,
    buyer,
    ...change,
  }),
  successUrl: 'https://odu.example/after-payment?subscriptionId=s-1',
  cancelUrl: 'https://odu.example/checkout',
  expiresAt: '2026-11-16T12:00:00Z',
});

let double: StripeDouble;
let provider: ReturnType<typeof makeStripeProvider>;
beforeEach(async () => {
  double = new StripeDouble();
  provider = makeStripeProvider({ secretKey: 'sk_test_double', apiUrl: await double.open() });
});
afterEach(() => double.close());

test('a checkout shows the figures of the order, and its version of the API is pinned', async () => {
  const { url, reference } = await provider.openCheckout(
    makeOrder('p-1', { remiseHT: 49.5, couponPourcentage: 15 }),
  );
  const [session] = double.sessions.values();
  expect(url).toBe(session?.url);
  expect(reference).toBe(session?.id);
  expect(session?.amount_total).toBe(21_208 + 4242);
  expect(session?.metadata).toEqual({ paymentId: 'p-1', accountId: 'a-1' });
  const call = double.calls.find(({ path }) => path === '/v1/checkout/sessions');
  expect(call?.headers['stripe-version']).toBe('2026-10-28.endive');
  expect(call?.form).toMatchObject({
    mode: 'payment',
    locale: 'fr',
    client_reference_id: 'a-1',
    success_url: 'https://odu.example/after-payment?subscriptionId=s-1',
    cancel_url: 'https://odu.example/checkout',
    expires_at: String(Date.parse('2026-11-16T12:00:00Z') / 1000),
    // The refund's event has the metadata of the payment alone; the renewal charges the card that it keeps.
    payment_intent_data: {
      metadata: { paymentId: 'p-1', accountId: 'a-1' },
      setup_future_usage: 'off_session',
    },
    line_items: {
      0: {
        price_data: {
          currency: 'eur',
          unit_amount: '24950',
          product_data: {
            name: 'Formule Premium',
            description: '299,00\u202f€ HT par an, moins 49,50\u202f€ pour vos abonnements Standard en cours',
          },
        },
      },
      1: {
        price_data: { currency: 'eur', unit_amount: '4242', product_data: { name: 'TVA 20\u202f%' } },
      },
    },
  });
});

test('under reverse charge there is no line of VAT', async () => {
  await provider.openCheckout(makeOrder('p-1', { buyer: { country: 'BE', vatNumber: 'BE0123456749' } }));
  const call = double.calls.find(({ path }) => path === '/v1/checkout/sessions');
  expect(Object.keys(call?.form.line_items ?? {})).toEqual(['0']);
  const description = '299,00\u202f€ HT par an, autoliquidation de la TVA';
  expect(call?.form).toMatchObject({ line_items: { 0: { price_data: { product_data: { description } } } } });
  expect([...double.sessions.values()][0]?.amount_total).toBe(29_900);
});

test('each order has a coupon of its own, for one use', async () => {
  for (const [paymentId, couponPourcentage] of [
    ['p-1', 10],
    ['p-2', 50],
  ] as const)
    await provider.openCheckout(makeOrder(paymentId, { couponPourcentage }));
  expect([...double.sessions.values()].map(({ amount_total: total }) => total)).toEqual([32_292, 17_940]);
  const made = double.calls.filter(({ path }) => path === '/v1/coupons').map(({ form }) => form);
  const once = { currency: 'eur', duration: 'once', max_redemptions: '1' };
  expect(made).toMatchObject([
    { ...once, amount_off: '2990' },
    { ...once, amount_off: '14950' },
  ]);
});

test('opened twice, a payment has one checkout; an account has one customer', async () => {
  const first = await provider.openCheckout(makeOrder('p-1'));
  expect(await provider.openCheckout(makeOrder('p-1'))).toEqual(first);
  await provider.openCheckout(makeOrder('p-2'));
  expect(double.sessions.size).toBe(2);
  expect(double.customers.size).toBe(1);
});

test('what another key opened is undecided and closed, whatever it was', async () => {
  const { reference } = await provider.openCheckout(makeOrder('p-1'));
  double.sessions.clear();
  expect(await provider.closeCheckout({ id: 'p-1', reference })).toBe(true);
  for (const unknown of [reference, 'pi_of_another_key'])
    expect(await provider.findOutcome({ id: 'p-1', reference: unknown })).toBeNull();
});

test('another account with the same address at Stripe has its own customer', async () => {
  await provider.openCheckout(makeOrder('p-1'));
  await provider.openCheckout({ ...makeOrder('p-2'), accountId: 'a-2' });
  expect([...double.customers.values()].map(({ metadata }) => metadata.accountId)).toEqual(['a-1', 'a-2']);
});

test('Stripe knows the buyer as his profile is at his last checkout', async () => {
  await provider.openCheckout(makeOrder('p-1'));
  const moved = {
    ...buyer,
    name: 'Boulangerie Martin et fils',
    line2: 'Bât. B',
    postalCode: '13001',
    city: 'Marseille',
  };
  await provider.openCheckout({ ...makeOrder('p-2'), buyer: moved });
  const writes = double.calls.filter(
    ({ method, path }) => method === 'POST' && path.startsWith('/v1/customers'),
  );
  expect(writes.map(({ path }) => path)).toEqual([
    '/v1/customers',
    `/v1/customers/${[...double.customers.keys()][0]}`,
  ]);
  const known = { email: 'camille@martin.fr', metadata: { accountId: 'a-1' } };
  const street = { line1: '3 rue des Lilas', country: 'FR' };
  expect(writes.map(({ form }) => form)).toMatchObject([
    {
      ...known,
      name: 'Boulangerie Martin',
      address: { ...street, postal_code: '69003', city: 'Lyon' },
    },
    {
      ...known,
      name: 'Boulangerie Martin et fils',
      address: { ...street, line2: 'Bât. B', postal_code: '13001', city: 'Marseille' },
    },
  ]);
});

test('another price than ours is never shown: 503', async () => {
  double.surcharge = 1;
  await expect(provider.openCheckout(makeOrder('p-1'))).rejects.toMatchObject({ status: 503 });
});

test('Stripe away is a 503 with a sentence', async () => {
  double.isAway = true;
  await expect(provider.openCheckout(makeOrder('p-1'))).rejects.toMatchObject({
    status: 503,
    userMessage: expect.stringContaining("Rien n'a été débité"),
  });
});

test('a call that fails once is made once more, and opens one checkout', async () => {
  double.failures = 1;
  await provider.openCheckout(makeOrder('p-1'));
  expect([double.customers.size, double.sessions.size]).toEqual([1, 1]);
});

test('what became of a checkout is asked: nothing, then paid, or expired', async () => {
  const { reference } = await provider.openCheckout(makeOrder('p-1'));
  expect(await provider.findOutcome({ id: 'p-1', reference })).toBeNull();
  await double.pay(reference);
  expect(await provider.findOutcome({ id: 'p-1', reference })).toEqual({
    paymentId: 'p-1',
    accountId: 'a-1',
    outcome: 'paid',
    amount: 35_880,
    customer: expect.stringMatching(/^cus_/),
  });
  const second = await provider.openCheckout(makeOrder('p-2'));
  await double.expire(second.reference);
  expect(await provider.findOutcome({ id: 'p-2', reference: second.reference })).toMatchObject({
    paymentId: 'p-2',
    outcome: 'expired',
  });
});

test('a checkout that another takes the place of is closed, unless it was paid meanwhile', async () => {
  const open = async (paymentId: string) => {
    const { reference } = await provider.openCheckout(makeOrder(paymentId));
    return { id: paymentId, reference };
  };
  const replaced = await open('p-1');
  expect([await provider.closeCheckout(replaced), await provider.closeCheckout(replaced)]).toEqual([
    true,
    true,
  ]);
  expect(double.sessions.get(replaced.reference)?.status).toBe('expired');
  const paid = await open('p-2');
  await double.pay(paid.reference);
  expect(await provider.closeCheckout(paid)).toBe(false);
});

const yearOf = (paymentId: string, customer: string) => ({
  ...makeOrder(paymentId),
  customer,
  subscriptionId: 's-1',
  periodIndex: 1,
});
const payFirst = async (options: { isRefusedLater?: boolean } = {}) => {
  const { reference } = await provider.openCheckout(makeOrder('p-1'));
  await double.pay(reference, options);
  return [...double.customers.keys()][0] ?? '';
};

test('a renewal charges the kept card once, however often it is asked', async () => {
  const customer = await payFirst();
  const renewal = yearOf('p-2', customer);
  const first = await provider.chargeRenewal(renewal);
  expect(await provider.chargeRenewal(renewal)).toEqual(first);
  expect(double.intents.size).toBe(1);
  expect(await provider.findOutcome({ id: 'p-2', ...first })).toMatchObject({
    outcome: 'paid',
    amount: 35_880,
  });
});

test('whether a renewal was charged is asked without charging it', async () => {
  const customer = await payFirst();
  const renewal = yearOf('p-2', customer);
  expect(await provider.findCharge(renewal)).toBeNull();
  expect(double.intents.size).toBe(0);
  const charged = await provider.chargeRenewal(renewal);
  for (const paymentId of ['p-2', 'p-after-a-restore'])
    expect(await provider.findCharge(yearOf(paymentId, customer))).toEqual(charged);
  expect(await provider.findCharge({ ...yearOf('p-3', customer), periodIndex: 2 })).toBeNull();
  double.isAway = true;
  await expect(provider.findCharge(renewal)).rejects.toMatchObject({ status: 503 });
  expect(double.intents.size).toBe(1);
});

test('a renewal that two servers charge at once is charged once', async () => {
  const renewal = yearOf('p-2', await payFirst());
  const references = await Promise.all([1, 2, 3].map(() => provider.chargeRenewal(renewal)));
  expect(double.intents.size).toBe(1);
  expect(new Set(references.map(({ reference }) => reference))).toEqual(new Set(double.intents.keys()));
});

test('a renewal is charged without its buyer, to the card that he chose in the portal', async () => {
  const customer = await payFirst();
  const { reference } = await provider.openCheckout(makeOrder('p-9'));
  await double.pay(reference);
  const kept = double.customers.get(customer);
  const [last, chosen] = kept?.cards ?? [];
  if (kept === undefined || last === undefined || chosen === undefined) throw new Error('two cards are kept');
  await provider.chargeRenewal(yearOf('p-2', customer));
  kept.invoice_settings.default_payment_method = chosen.id;
  await provider.chargeRenewal({ ...yearOf('p-3', customer), periodIndex: 2 });
  const charges = double.calls.filter(
    ({ method, path }) => method === 'POST' && path === '/v1/payment_intents',
  );
  const asked = {
    customer,
    amount: '35880',
    currency: 'eur',
    off_session: 'true',
    confirm: 'true',
    description: 'Formule Premium, renouvellement',
  };
  expect(charges.map(({ form }) => form)).toMatchObject([
    { ...asked, payment_method: last.id },
    { ...asked, payment_method: chosen.id },
  ]);
});

test('a renewal that was charged is not charged again when Stripe has forgotten the key of the call', async () => {
  const renewal = yearOf('p-2', await payFirst());
  const first = await provider.chargeRenewal(renewal);
  double.forgetKeys();
  expect(await provider.chargeRenewal(renewal)).toEqual(first);
  expect(double.intents.size).toBe(1);
});

test('a year that was charged before the backup was restored is not charged again, and is told under the new payment', async () => {
  const customer = await payFirst();
  const lost = await provider.chargeRenewal(yearOf('p-lost', customer));
  double.forgetKeys();
  const found = await provider.chargeRenewal(yearOf('p-2', customer));
  expect(found).toEqual(lost);
  expect(double.intents.size).toBe(1);
  expect(await provider.findOutcome({ id: 'p-2', ...found })).toEqual({
    paymentId: 'p-2',
    accountId: 'a-1',
    outcome: 'paid',
    amount: 35_880,
    customer,
  });
});

test.for([
  ['another subscription', { subscriptionId: 's-2' }],
  ['another year', { periodIndex: 2 }],
  ['another account', { accountId: 'a-2' }],
] as const)('the charge of %s is never taken for it', async ([_name, change]) => {
  const customer = await payFirst();
  const other = await provider.chargeRenewal({ ...yearOf('p-2', customer), ...change });
  expect(await provider.chargeRenewal(yearOf('p-3', customer))).not.toEqual(other);
  expect(double.intents.size).toBe(2);
});

test('a charge of the same year that was refused, or given back, is not taken for it', async () => {
  const customer = await payFirst({ isRefusedLater: true });
  const refused = await provider.chargeRenewal(yearOf('p-2', customer));
  for (const card of double.customers.get(customer)?.cards ?? []) card.isRefused = false;
  const paid = await provider.chargeRenewal(yearOf('p-3', customer));
  expect(paid).not.toEqual(refused);
  const intent = double.intents.get(paid.reference);
  if (intent) intent.latest_charge.refunded = true;
  expect(await provider.chargeRenewal(yearOf('p-4', customer))).not.toEqual(paid);
  expect(double.intents.size).toBe(3);
});

test('a refused card is an outcome, not a failure; so is no card at all', async () => {
  const customer = await payFirst({ isRefusedLater: true });
  const refused = await provider.chargeRenewal(yearOf('p-2', customer));
  expect(await provider.findOutcome({ id: 'p-2', ...refused })).toMatchObject({
    paymentId: 'p-2',
    outcome: 'refused',
  });
  double.customers.get(customer)?.cards.splice(0);
  const without = await provider.chargeRenewal(yearOf('p-3', customer));
  expect(await provider.findOutcome({ id: 'p-3', ...without })).toMatchObject({
    paymentId: 'p-3',
    accountId: 'a-1',
    outcome: 'refused',
  });
});

test('the portal is opened for the account’s customer, under settings made once', async () => {
  const open = () =>
    provider.openManagePage({ ...ACCOUNT, customer: null, returnUrl: 'https://odu.example/my-account' });
  const { url } = await open();
  expect(url).toBe(`https://billing.stripe.test/${[...double.customers.keys()][0]}`);
  const asked = double.calls.filter(({ method }) => method === 'POST').map(({ path, form }) => [path, form]);
  expect(Object.fromEntries(asked)).toMatchObject({
    '/v1/billing_portal/configurations': {
      features: {
        payment_method_update: { enabled: 'true' },
        invoice_history: { enabled: 'false' },
        customer_update: { enabled: 'false' },
      },
    },
    '/v1/billing_portal/sessions': { locale: 'fr', return_url: 'https://odu.example/my-account' },
  });
  await open();
  const restarted = makeStripeProvider({
    secretKey: 'sk_test_double',
    apiUrl: `http://${double.calls[0]?.headers.host}`,
  });
  await restarted.openManagePage({ ...ACCOUNT, customer: null, returnUrl: 'https://odu.example/' });
  expect(double.configurations).toHaveLength(1);
});
