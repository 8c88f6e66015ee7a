import type { Invoice } from '@odu/api-contract';
import { computeCommande } from '@odu/domain';
import { expect, test } from 'vitest';
import { issueCreditNote, issueInvoice } from '../../src/invoices/issue-invoice.ts';
import { listInvoices, readFacture } from '../../src/invoices/list-invoices.ts';
import { findInvoiceOfPayment } from '../../src/repositories/billing/invoice-repository.ts';
import type { PaymentRow } from '../../src/repositories/billing/payment-repository.ts';
import { insertSubscription } from '../../src/repositories/billing/subscription-repository.ts';
import { type TestAccount, useTestServer } from '../build-app.ts';
import { NO_ENGINE } from '../support/duerp-server.ts';
import { BUYER, insertPaid, payAndIssue } from '../support/invoiced-payment.ts';

const server = useTestServer({ deps: NO_ENGINE });

const issue = (payment: PaymentRow) =>
  server.database.transaction((queries) => issueInvoice(queries, server.deps, payment));
const credit = (payment: PaymentRow) =>
  server.database.transaction((queries) => issueCreditNote(queries, server.deps, payment));
const list = ({ id }: TestAccount): Promise<Invoice[]> => listInvoices(server.database.queries, id);
const numerosOf = async (account: TestAccount) => (await list(account)).map(({ numero }) => numero);
const facture = async ({ id: paymentId }: PaymentRow, type: Invoice['type'] = 'INVOICE') => {
  const row = await findInvoiceOfPayment(server.database.queries, { paymentId, type });
  if (row === undefined) throw new Error('no invoice was issued');
  return readFacture(row);
};
/** Moves the clock to an instant that is later than now. */
const goTo = (instant: string) => server.clock.advance(Date.parse(instant) - server.clock.now().getTime());
const rankOf = (numero: string) => Number(numero.split('-').at(-1));

test('an invoice freezes what was paid, by whom and to whom', async () => {
  const account = await server.signUp('anne@exemple.fr');
  const payment = await payAndIssue(server.deps, account.id);
  expect(await facture(payment)).toEqual({
    numero: expect.stringMatching(/^F2026-\d{6}$/),
    type: 'INVOICE',
    issuedOn: '2026-11-16',
    factureAnnulee: null,
    vendeur: server.deps.config.seller,
    acheteur: BUYER,
    commande: JSON.parse(payment.commande),
    periode: { startDate: '2026-11-16', paidUntilDate: '2027-11-15' },
    paidOn: '2026-11-16',
    isTest: false,
  });
  const [invoice] = await list(account);
  expect(invoice).toMatchObject({
    type: 'INVOICE',
    designation: 'Formule Standard',
    totalHT: 99,
    totalTVA: 19.8,
    totalTTC: 118.8,
    isTest: false,
    creditedInvoiceNumero: null,
  });
});

test('a payment is invoiced once, told again or by two events at once', async () => {
  const account = await server.signUp('basile@exemple.fr');
  const payment = await insertPaid(server.deps, account.id);
  await issue(payment);
  await issue(payment);
  const other = await insertPaid(server.deps, account.id);
  const [first, second] = await Promise.allSettled([issue(other), issue(other)]);
  expect([first.status, second.status]).toContain('fulfilled');
  expect(await numerosOf(account)).toHaveLength(2);
});

test('a settlement that is rolled back leaves neither an invoice, nor a gap, nor a mail', async () => {
  const account = await server.signUp('chloe@exemple.fr');
  const [before] = (await payAndIssue(server.deps, account.id), await numerosOf(account));
  const payment = await insertPaid(server.deps, account.id);
  const lost = server.database.transaction(async (queries) => {
    await issueInvoice(queries, server.deps, payment);
    throw new Error('the settlement failed');
  });
  await expect(lost).rejects.toThrow('the settlement failed');
  await issue(payment);
  const [after] = await numerosOf(account);
  expect(rankOf(after ?? '')).toBe(rankOf(before ?? '') + 1);
  expect((await server.mails()).filter(({ subject }) => subject.endsWith(after ?? ''))).toHaveLength(1);
});

test('a mail says the number, the amount and where it is', async () => {
  const account = await server.signUp('david@exemple.fr');
  await payAndIssue(server.deps, account.id);
  const [numero] = await numerosOf(account);
  const mail = (await server.mails()).find(({ recipient }) => recipient === 'david@exemple.fr');
  expect(mail?.subject).toBe(`ODU - Votre facture ${numero}`);
  expect(mail?.text).toContain(
    `Votre facture ${numero} du 16\u00a0novembre 2026 est disponible\u00a0: Formule Standard, 118,80\u202F€ TTC.`,
  );
  expect(mail?.text).toContain('Téléchargez-la dans «\u202fMon compte\u202f»');
  expect(mail?.text).toContain('https://odu.example/my-account');
});

test('what was paid in the test phase has a series of its own, and says that it has no value', async () => {
  const account = await server.signUp('emma@exemple.fr');
  const payment = await payAndIssue(server.deps, account.id, { provider: 'sandbox' });
  expect(await facture(payment)).toMatchObject({ numero: 'TEST-F2026-000001', isTest: true });
  await credit(payment);
  expect(await facture(payment, 'CREDIT_NOTE')).toMatchObject({ numero: 'TEST-A2026-000001', isTest: true });
  const mail = (await server.mails()).find(({ recipient }) => recipient === 'emma@exemple.fr');
  expect(mail?.text).toContain("ce document n'a aucune valeur");
});

test('what was paid with a test key of Stripe is in that series too', async () => {
  const account = await server.signUp('karim@exemple.fr');
  const { config } = server.deps;
  const keys = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: 'https://stripe.test' };
  const deps = { ...server.deps, config: { ...config, stripe: { ...keys, isTest: true } } };
  const payment = await payAndIssue(deps, account.id);
  expect(await facture(payment)).toMatchObject({ numero: expect.stringMatching(/^TEST-F/), isTest: true });
});

test('nothing to pay is invoiced too: it says what the coupon was worth', async () => {
  const account = await server.signUp('fanny@exemple.fr');
  const commande = computeCommande({
    plan: 'SUBPLAN_PREMIUM',
    prixHT: 299,
    couponPourcentage: 100,
    vatRatePercentage: 20,
    buyer: BUYER,
  });
  await payAndIssue(server.deps, account.id, { commande: JSON.stringify(commande), totalTTC: 0 });
  expect(await list(account)).toMatchObject([{ totalHT: 0, totalTVA: 0, totalTTC: 0 }]);
});

test('a renewal is invoiced for its own year', async () => {
  const account = await server.signUp('gilles@exemple.fr');
  const subscriptionId = server.deps.makeId();
  await insertSubscription(server.database.queries, {
    id: subscriptionId,
    accountId: account.id,
    plan: 'SUBPLAN_STANDARD',
    duerpDocumentId: null,
    firstDay: '2024-02-29',
    startDate: '2025-02-28',
    paidUntilDate: '2026-02-27',
  });
  const payment = await payAndIssue(server.deps, account.id, {
    subscriptionId,
    kind: 'renewal',
    periodIndex: 2,
  });
  expect((await facture(payment)).periode).toEqual({ startDate: '2026-02-28', paidUntilDate: '2027-02-27' });
});

test('a refund has a credit note, once, which takes the whole invoice back and does not change with the configuration', async () => {
  const account = await server.signUp('hugo@exemple.fr');
  const payment = await payAndIssue(server.deps, account.id);
  const invoice = await facture(payment);
  goTo('2026-11-20T09:00:00Z');
  await credit({ ...payment, status: 'refunded', buyer: '{}' });
  await credit({ ...payment, status: 'refunded' });
  const [note, ...others] = await list(account);
  expect(others.map(({ numero }) => numero)).toEqual([invoice.numero]);
  expect(note).toMatchObject({
    numero: 'A2026-000001',
    type: 'CREDIT_NOTE',
    issuedOn: '2026-11-20',
    totalTTC: 118.8,
    creditedInvoiceNumero: invoice.numero,
  });
  expect(await facture(payment, 'CREDIT_NOTE')).toEqual({
    ...invoice,
    numero: 'A2026-000001',
    type: 'CREDIT_NOTE',
    issuedOn: '2026-11-20',
    paidOn: '2026-11-20',
    factureAnnulee: { numero: invoice.numero, issuedOn: '2026-11-16' },
  });
  const mail = (await server.mails()).find(({ subject }) => subject.includes('avoir'));
  expect(mail?.text).toContain('Téléchargez-le dans');
});

test('without an invoice there is nothing to take back', async () => {
  const account = await server.signUp('ines@exemple.fr');
  await credit(await insertPaid(server.deps, account.id));
  expect(await list(account)).toEqual([]);
});

test('the year and the day of a number are those of Paris, and no day is before that of the number before', async () => {
  const account = await server.signUp('jules@exemple.fr');
  goTo('2026-12-31T22:59:59Z');
  const last = await facture(await payAndIssue(server.deps, account.id));
  expect([last.numero.slice(0, 5), last.issuedOn]).toEqual(['F2026', '2026-12-31']);
  goTo('2026-12-31T23:00:00Z');
  const payment = await payAndIssue(server.deps, account.id);
  const first = await facture(payment);
  expect([first.numero, first.issuedOn, first.paidOn, first.periode.startDate]).toEqual([
    'F2027-000001',
    '2027-01-01',
    '2027-01-01',
    '2027-01-01',
  ]);
  await credit(payment);
  const note = await facture(payment, 'CREDIT_NOTE');
  expect([note.numero, note.issuedOn, note.paidOn]).toEqual(['A2027-000001', '2027-01-01', '2027-01-01']);
  // Another server, whose clock is late by a second, goes on with its year; then one that is late within the year.
  const at = (instant: string) => ({ ...server.deps, clock: { now: () => new Date(instant) } });
  const late = await facture(await payAndIssue(at('2026-12-31T22:59:59Z'), account.id));
  expect([rankOf(late.numero), late.issuedOn]).toEqual([rankOf(last.numero) + 1, '2026-12-31']);
  goTo('2027-01-05T12:00:00Z');
  await payAndIssue(server.deps, account.id);
  const slow = await facture(await payAndIssue(at('2027-01-04T12:00:00Z'), account.id));
  expect([slow.numero, slow.issuedOn]).toEqual(['F2027-000003', '2027-01-05']);
});
