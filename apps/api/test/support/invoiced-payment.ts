import type { BillingAddress } from '@odu/api-contract';
import { computeCommande } from '@odu/domain';
import type { Deps } from '../../src/deps.ts';
import { issueInvoice } from '../../src/invoices/issue-invoice.ts';
import { insertPayment, type PaymentRow } from '../../src/repositories/billing/payment-repository.ts';
import { DAY, instantAfter } from '../../src/services/clock.ts';

export const BUYER: BillingAddress = {
  name: 'Boulangerie Martin',
  line1: '3 rue des Lilas',
  line2: null,
  postalCode: '69003',
  city: 'Lyon',
  country: 'FR',
  vatNumber: 'FR44732829320',
  siren: '732829320',
};

/** Keeps a payment of a standard year that was just paid for real, and gives it. */
export async function insertPaid(
  { database, clock, makeId }: Deps,
  accountId: string,
  change: Partial<PaymentRow> = {},
): Promise<PaymentRow> {
  const now = clock.now().toISOString();
  const commande = computeCommande({
    plan: 'SUBPLAN_STANDARD',
    prixHT: 99,
    vatRatePercentage: 20,
    buyer: BUYER,
  });
  const payment: PaymentRow = {
    id: makeId(),
    accountId,
    subscriptionId: makeId(),
    kind: 'first',
    periodIndex: 0,
    plan: 'SUBPLAN_STANDARD',
    duerpDocumentId: null,
    billingProfileId: makeId(),
    buyer: JSON.stringify(BUYER),
    commande: JSON.stringify(commande),
    totalTTC: commande.totalTTC,
    couponCode: null,
    status: 'paid',
    provider: 'stripe',
    providerReference: null,
    successUrl: '/',
    cancelUrl: '/',
    createdAt: now,
    expiresAt: instantAfter({ now: () => new Date(now) }, DAY),
    settledAt: now,
    ...change,
  };
  await insertPayment(database.queries, payment);
  return payment;
}

/** Pays and issues the invoice, as a settlement does. */
export async function payAndIssue(
  deps: Deps,
  accountId: string,
  change: Partial<PaymentRow> = {},
): Promise<PaymentRow> {
  const payment = await insertPaid(deps, accountId, change);
  await deps.database.transaction((queries) => issueInvoice(queries, deps, payment));
  return payment;
}
