import { afterEach, expect, test, vi } from 'vitest';
import { issueCreditNote } from '../../src/invoices/issue-invoice.ts';
import type { PaymentProvider } from '../../src/payment/provider.ts';
import { loadStripe } from '../../src/payment/stripe/load-stripe.ts';
import { askStripe } from '../../src/payment/stripe/stripe-client.ts';
import { insertPayment, updatePayment } from '../../src/repositories/billing/payment-repository.ts';
import { DAY } from '../../src/services/clock.ts';
import { useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { messageOf } from '../support/duerp-scenario.ts';
import { signUpBuyer } from '../support/payment-scenario.ts';
import { runOdu } from './run-odu.ts';

vi.mock(import('../../src/invoices/issue-invoice.ts'), () => ({
  issueInvoice: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  issueCreditNote: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));

const provider = vi.hoisted((): { findOutcome: PaymentProvider['findOutcome'] | undefined } => ({
  findOutcome: undefined,
}));
// The command makes a provider of its own.
vi.mock(import('../../src/payment/make-provider.ts'), async (original) => {
  const { makeProvider } = await original();
  return {
    makeProvider: (...given) => {
      const made = makeProvider(...given);
      return {
        ...made,
        findOutcome: (payment) => (provider.findOutcome ?? made.findOutcome)(payment),
      };
    },
  };
});

const server = useTestServer({ deps: NO_ENGINE });
afterEach(() => {
  vi.restoreAllMocks();
  provider.findOutcome = undefined;
});

const odu = (...args: string[]) => runOdu(server, ...args);
const json = async (...args: string[]): Promise<Record<string, unknown>[]> =>
  JSON.parse((await odu(...args, '--json')).output) as Record<string, unknown>[];

test('a coupon is created, used, listed and ended', async () => {
  const made = await odu(
    'coupons',
    'create',
    'bienvenue',
    '--percent',
    '20',
    '--until',
    '2027-12-31',
    '--uses',
    '3',
  );
  expect(made.code).toBe(0);
  expect(made.output).toMatch(/BIENVENUE +20 +2027-12-31 +3 +0/);
  const buyer = await signUpBuyer(server, 'anne@exemple.fr');
  await buyer.buy({ couponCode: 'Bienvenue' });
  expect(await json('coupons', 'list')).toMatchObject([{ code: 'BIENVENUE', uses: 1, endedAt: null }]);
  expect((await odu('coupons', 'uses', 'bienvenue')).output).toMatch(
    /anne@exemple\.fr +SUBPLAN_PREMIUM .*287,04/,
  );
  // An order that nobody has paid is no use yet.
  await (await signUpBuyer(server, 'cora@exemple.fr')).open({ couponCode: 'Bienvenue' });
  // One that was given back was a use all the same.
  const [payment] = await buyer.payments();
  await updatePayment(server.database.queries, payment?.id ?? '', { status: 'refunded' });
  server.clock.advance(1_000);
  await (await signUpBuyer(server, 'basile@exemple.fr')).buy({ couponCode: 'Bienvenue' });
  expect(await json('coupons', 'uses', 'bienvenue')).toMatchObject([
    { emailAddress: 'basile@exemple.fr' },
    { emailAddress: 'anne@exemple.fr' },
  ]);
  expect((await odu('coupons', 'end', 'bienvenue')).code).toBe(0);
  expect((await buyer.post('checkcoupon', { couponCode: 'BIENVENUE' })).json()).toMatchObject({
    isValidCoupon: false,
  });
});

test.for([
  [['coupons', 'create', 'BIENVENUE', '--percent', '10'], 'Le code promo BIENVENUE existe déjà.'],
  [['coupons', 'create', 'é', '--percent', '10'], 'Un code promo a 3 à 40 lettres'],
  [['coupons', 'create', 'AB', '--percent', '10'], 'Un code promo a 3 à 40 lettres'],
  [['coupons', 'create', 'X'.repeat(41), '--percent', '10'], 'Un code promo a 3 à 40 lettres'],
  [['coupons', 'create', 'NOEL', '--percent', '101'], 'il faut un nombre entier de 1 à 100.'],
  [['coupons', 'create', 'NOEL', '--percent', '0'], 'il faut un nombre entier de 1 à 100.'],
  [
    ['coupons', 'create', 'NOEL', '--percent', '10', '--uses', '1000001'],
    'il faut un nombre entier de 1 à 1000000.',
  ],
  [
    ['coupons', 'create', 'NOEL', '--percent', '10', '--until', '2026-02-30'],
    'il faut un jour comme 2026-12-31.',
  ],
  [
    ['coupons', 'create', 'NOEL', '--percent', '10', '--until', '2026-11-15'],
    'Le 2026-11-15 est déjà passé.',
  ],
  [
    ['subscriptions', 'grant', 'anne@exemple.fr', '--plan', 'premium', '--duerp', 'zzz'],
    'La formule Premium couvre tous les DUERP du compte\u00A0: retirez --duerp.',
  ],
  [['coupons', 'end', 'INCONNU'], "Aucun code promo ne s'appelle INCONNU."],
  [['subscriptions', 'list', 'personne@exemple.fr'], "Aucun compte n'a l'adresse personne@exemple.fr."],
  [['subscriptions', 'end', 'inconnu'], "Aucun abonnement ne porte l'identifiant inconnu."],
  [['subscriptions', 'refund', 'inconnu'], "Le paiement inconnu n'existe pas, ou n'est pas à rendre."],
  [
    ['subscriptions', 'grant', 'anne@exemple.fr', '--plan', 'standard'],
    'La formule Standard demande le DUERP',
  ],
  [
    ['subscriptions', 'grant', 'anne@exemple.fr', '--plan', 'premium', '--until', '2026-11-15'],
    'Le 2026-11-15 est déjà passé.',
  ],
] as const)('%s is refused', async ([args, sentence]) => {
  const { code, error } = await odu(...args);
  expect(code).toBe(1);
  expect(error).toContain(sentence);
});

test.for(['ABC', 'X'.repeat(40), '2026_A-B'])(
  'a coupon may be called %s, and give everything',
  async (code) => {
    expect(await json('coupons', 'create', code, '--percent', '100')).toMatchObject([
      { code, discountPercentage: 100, validUntil: null, maxUses: null },
    ]);
  },
);

test('the last day of a coupon may be the day of today', async () => {
  expect(await json('coupons', 'create', 'CESOIR', '--percent', '10', '--until', '2026-11-16')).toMatchObject(
    [{ code: 'CESOIR', validUntil: '2026-11-16' }],
  );
});

test('of a coupon that is ended twice the first end counts', async () => {
  await odu('coupons', 'create', 'DEUXFOIS', '--percent', '10');
  const now = new Date();
  const [first] = await json('coupons', 'end', 'DEUXFOIS');
  expect(first).toMatchObject({ endedAt: now.toISOString() });
  vi.setSystemTime(now.getTime() + DAY);
  const [again] = await json('coupons', 'end', 'DEUXFOIS');
  vi.setSystemTime(now);
  expect(again).toEqual(first);
});

test('a subscription is granted to one account, listed and ended, without a price to give back', async () => {
  const buyer = await signUpBuyer(server, 'benoit@exemple.fr');
  const other = await signUpBuyer(server, 'autre@exemple.fr');
  const id = await buyer.finishDuerp();
  const foreign = await odu(
    'subscriptions',
    'grant',
    'autre@exemple.fr',
    '--plan',
    'standard',
    '--duerp',
    id,
  );
  expect(foreign).toMatchObject({ code: 1, error: `Ce compte n'a pas de DUERP ${id}.` });
  const granted = await odu(
    'subscriptions',
    'grant',
    'benoit@exemple.fr',
    '--plan',
    'standard',
    '--duerp',
    id,
  );
  expect(granted.output).toMatch(/Formule Standard .* 2026-11-16 +2027-11-15 +oui +non +accordé/);
  expect(await buyer.statusOf(id)).toBe('IN_PAID_PERIOD');
  expect((await buyer.prices()).premiumPriceInfo.discount).toBe(0);
  expect(await json('subscriptions', 'list', 'autre@exemple.fr')).toEqual([]);
  expect(await other.subscriptions()).toEqual([]);
  const [subscription] = await buyer.subscriptions();
  // A card that the account has for another subscription changes nothing.
  await buyer.buy({ duerpDocId: await buyer.finishDuerp() });
  const refused = await buyer.toggle(subscription?.id ?? '', true);
  expect([refused.statusCode, messageOf(refused)]).toEqual([
    409,
    'Cet abonnement vous a été accordé\u00A0: il ne se renouvelle pas.',
  ]);
  const ended = await json('subscriptions', 'end', subscription?.id ?? '');
  expect(ended.find(({ id: one }) => one === subscription?.id)).toMatchObject({
    paidUntilDate: '2026-11-16',
    isActive: true,
  });

  await odu('subscriptions', 'grant', 'benoit@exemple.fr', '--plan', 'premium', '--until', '2026-11-16');
  expect((await buyer.prices()).isActivePremiumPlan).toBe(true);
});

test('a paid subscription that is ended is not renewed, and a premium that is granted takes over from the standards', async () => {
  const buyer = await signUpBuyer(server, 'elise@exemple.fr');
  const paid = await buyer.buy({ duerpDocId: await buyer.finishDuerp() });
  expect(await buyer.subscriptions()).toMatchObject([{ isAutoRenew: true }]);
  expect(await json('subscriptions', 'end', paid)).toMatchObject([
    { id: paid, paidUntilDate: '2026-11-16', isActive: true, isAutoRenew: false },
  ]);
  expect((await buyer.toggle(paid, true)).statusCode).toBe(409);
  // Ended again once it is over, it covers no day more.
  const { queries } = server.database;
  const cut = { paidUntilDate: '2026-11-15' };
  await queries.updateTable('subscription').set(cut).where('id', '=', paid).execute();
  expect(await json('subscriptions', 'end', paid)).toMatchObject([{ ...cut, isActive: false }]);
  await queries
    .updateTable('subscription')
    .set({ paidUntilDate: '2026-11-16' })
    .where('id', '=', paid)
    .execute();
  const renewed = await buyer.buy({ duerpDocId: await buyer.finishDuerp() });
  const rows = await json('subscriptions', 'grant', 'elise@exemple.fr', '--plan', 'premium');
  const [premium] = rows.filter(({ plan }) => plan === 'Formule Premium');
  expect(premium).toMatchObject({ isActive: true, isAutoRenew: false });
  for (const id of [paid, renewed])
    expect(rows).toContainEqual(expect.objectContaining({ id, isActive: false, isAutoRenew: false }));
  expect((await buyer.prices()).numberOfActiveStandardPlan).toBe(0);
});

test('a refund is noted once, makes a credit note and ends the year', async () => {
  const buyer = await signUpBuyer(server, 'claire@exemple.fr');
  await buyer.buy();
  const [payment] = await buyer.payments();
  const noted = await json('subscriptions', 'refund', payment?.id ?? '');
  expect(noted).toMatchObject([{ paidUntilDate: '2026-11-16', isAutoRenew: false }]);
  expect(issueCreditNote).toHaveBeenCalledTimes(1);
  expect((await odu('subscriptions', 'refund', payment?.id ?? '')).code).toBe(1);
  expect(await odu('billing', 'check')).toMatchObject({ code: 0 });
});

test('a payment that is to be given back is noted as given back, without a credit note', async () => {
  const buyer = await signUpBuyer(server, 'gisele@exemple.fr');
  await buyer.buy();
  const [payment] = await buyer.payments();
  const id = payment?.id ?? '';
  await server.database.queries
    .updateTable('payment')
    .set({ status: 'toRefund' })
    .where('id', '=', id)
    .execute();
  vi.mocked(issueCreditNote).mockClear();
  expect((await odu('subscriptions', 'refund', id)).code).toBe(0);
  expect(await buyer.payments()).toMatchObject([{ status: 'refunded' }]);
  expect(issueCreditNote).not.toHaveBeenCalled();
});

test('a payment of another provider is not noted as given back, and the operator is told so', async () => {
  const buyer = await signUpBuyer(server, 'hugo@exemple.fr');
  await buyer.buy();
  const [payment] = await buyer.payments();
  const id = payment?.id ?? '';
  const setProvider = (provider: 'stripe' | 'sandbox') =>
    server.database.queries.updateTable('payment').set({ provider }).where('id', '=', id).execute();
  await setProvider('stripe');
  expect(await odu('subscriptions', 'refund', id)).toMatchObject({
    code: 1,
    error: 'Ce paiement est passé par stripe, pas par sandbox.',
  });
  expect(await buyer.payments()).toMatchObject([{ status: 'paid' }]);
  await setProvider('sandbox');
});

test('the check says of which payment the provider took another sum, or gave the money back', async () => {
  const buyer = await signUpBuyer(server, 'flore@exemple.fr');
  await buyer.buy();
  const [payment] = await buyer.payments();
  if (payment === undefined) throw new Error('nothing was paid');
  const { queries } = server.database;
  const change = (changes: Partial<typeof payment>) =>
    queries.updateTable('payment').set(changes).where('id', '=', payment.id).execute();
  await change({ totalTTC: payment.totalTTC + 1 });
  expect((await odu('billing', 'check')).code).toBe(1);
  expect(await json('billing', 'check')).toMatchObject([{ paymentId: payment.id, ours: 'paid' }]);
  // Money that is to be given back is still there.
  await change({ totalTTC: payment.totalTTC, status: 'toRefund' });
  expect((await odu('billing', 'check')).code).toBe(0);
  const moveCheckout = (status: 'paid' | 'refunded') =>
    queries.updateTable('sandboxCheckout').set({ status }).where('paymentId', '=', payment.id).execute();
  await moveCheckout('refunded');
  expect(await json('billing', 'check')).toMatchObject([{ ours: 'toRefund', theirs: 'refunded' }]);
  await moveCheckout('paid');
  await change({ status: 'expired' });
  expect(await json('billing', 'check')).toMatchObject([{ ours: 'expired', theirs: 'paid' }]);
  // As Stripe's checkout, which stays paid.
  await change({ status: 'refunded' });
  expect((await odu('billing', 'check')).code).toBe(0);
});

test('the check says what the provider knows better, until it is found', async () => {
  const deliver = vi.spyOn(server.deps.sandboxEvents, 'deliver').mockResolvedValue();
  const buyer = await signUpBuyer(server, 'denis@exemple.fr');
  const subscriptionId = await buyer.buy();
  deliver.mockRestore();
  const [payment] = await buyer.payments();
  const check = await odu('billing', 'check');
  expect(check.code).toBe(1);
  expect(check.output).toContain(payment?.id);
  expect(check.output).toMatch(/open +paid/);
  expect(check.error).toMatch(/^1 sur \d+ paiements diffèrent\.$/);
  expect(await json('billing', 'check')).toMatchObject([{ ours: 'open', theirs: 'paid' }]);
  await buyer.checkSuccess(subscriptionId);
  expect((await odu('billing', 'check')).output).toContain('Rien ne diffère');
});

/** What Stripe answers instead of an outcome. */
const answerWith = (statusCode: number) =>
  askStripe(() =>
    Promise.reject(
      new (loadStripe().errors.StripeAPIError)({ type: 'api_error', message: 'no', statusCode }),
    ),
  );

test('a provider that does not answer is one sentence', async () => {
  const buyer = await signUpBuyer(server, 'ines@exemple.fr');
  await buyer.buy();
  provider.findOutcome = () => answerWith(500);
  expect(await odu('billing', 'check')).toMatchObject({
    code: 1,
    output: '',
    error: expect.stringMatching(/^Le service de paiement ne répond pas pour le moment\. [^\n]*$/),
  });
});

test.for([400, 403])(
  'a payment that the provider refuses to tell of (%i) is said, and the others are compared',
  async (statusCode) => {
    const buyer = await signUpBuyer(server, `jean-${statusCode}@exemple.fr`);
    await buyer.buy();
    const [payment] = await buyer.payments();
    const asked: string[] = [];
    provider.findOutcome = ({ id }) => {
      asked.push(id);
      return id === payment?.id ? answerWith(statusCode) : Promise.resolve(null);
    };
    const { queries } = server.database;
    const all = await queries.selectFrom('payment').select('id').execute();
    const rows = await json('billing', 'check');
    expect(rows).toContainEqual({
      paymentId: payment?.id,
      accountId: buyer.account.id,
      ours: 'paid',
      theirs: 'refusé par le prestataire',
    });
    expect(asked.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
    expect((await odu('billing', 'check')).code).toBe(1);
  },
);

test('every payment is compared, however many', async () => {
  const buyer = await signUpBuyer(server, 'karim@exemple.fr');
  await buyer.buy();
  const [paid] = await buyer.payments();
  if (paid === undefined) throw new Error('nothing was paid');
  const { queries } = server.database;
  const unknown = { ...paid, providerReference: 'inconnu' };
  for (let count = 0; count < 200; count += 1)
    await insertPayment(queries, {
      ...unknown,
      id: `y-${count}`,
      subscriptionId: `y-${count}`,
      status: 'open',
    });
  await insertPayment(queries, { ...unknown, id: 'z', subscriptionId: 'z' });
  expect(await json('billing', 'check')).toEqual([
    { paymentId: 'z', accountId: buyer.account.id, ours: 'paid', theirs: 'undecided' },
  ]);
});
