import type { BillingAddress, Invoice } from '@odu/api-contract';
import {
  type Commande,
  computePeriode,
  type Facture,
  formatNumeroDeFacture,
  formatSerieDeFacture,
  toParisDay,
} from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { getAccount } from '../repositories/account/account-repository.ts';
import {
  findInvoiceOfPayment,
  findSuffixOfSeries,
  insertInvoice,
  takeInvoiceRank,
} from '../repositories/billing/invoice-repository.ts';
import type { PaymentRow } from '../repositories/billing/payment-repository.ts';
import { announceInvoice } from './announce-invoice.ts';
import { readFacture } from './list-invoices.ts';

/** Only what an invoice names: a profile may have come with more. */
const freezeBuyer = (buyer: string): BillingAddress => {
  // This server alone writes the column, from the contract's type.
  const { name, line1, line2, postalCode, city, country, vatNumber, siren } = JSON.parse(
    buyer,
  ) as BillingAddress;
  return { name, line1, line2, postalCode, city, country, vatNumber, siren: siren ?? null };
};

/** The year that was paid: the subscription's row may not be there yet when it begins. */
async function findPeriode(queries: Queries, payment: PaymentRow, today: string) {
  const subscription = await queries
    .selectFrom('subscription')
    .select(['firstDay', 'startDate'])
    .where('id', '=', payment.subscriptionId)
    .executeTakeFirst();
  return computePeriode(subscription?.firstDay ?? subscription?.startDate ?? today, payment.periodIndex);
}

type Unissued = Omit<Facture, 'numero' | 'issuedOn'>;

async function issue(
  queries: Queries,
  deps: Deps,
  { payment, facture, credited }: { payment: PaymentRow; facture: Unissued; credited: string | null },
): Promise<void> {
  const now = deps.clock.now().toISOString();
  const today = toParisDay(now);
  const { emailAddress } = await getAccount(queries, payment.accountId);
  const serie = formatSerieDeFacture(facture, today.slice(0, 4)) + (await findSuffixOfSeries(queries));
  // From here on every other invoice of the series waits: nothing is read any more.
  const { lastRank, lastIssuedOn } = await takeInvoiceRank(queries, { serie, today });
  const issued: Facture = {
    ...facture,
    numero: formatNumeroDeFacture(serie, lastRank),
    issuedOn: lastIssuedOn,
  };
  await insertInvoice(queries, {
    id: deps.makeId(),
    accountId: payment.accountId,
    paymentId: payment.id,
    type: issued.type,
    numero: issued.numero,
    creditedInvoiceId: credited,
    issuedOn: issued.issuedOn,
    issuedAt: now,
    facture: JSON.stringify(issued),
  });
  await announceInvoice(queries, deps, { emailAddress, facture: issued });
}

const isIssued = async (queries: Queries, paymentId: string, type: Invoice['type']) =>
  (await findInvoiceOfPayment(queries, { paymentId, type })) !== undefined;

/**
 * Issues the invoice of a payment, in the transaction that settles it: number and settlement are there or neither. Its
 * file is made afterwards (`invoice-pdf.ts`), so that no failure of it loses a payment. A second call does nothing.
 */
export async function issueInvoice(queries: Queries, deps: Deps, payment: PaymentRow): Promise<void> {
  if (await isIssued(queries, payment.id, 'INVOICE')) return;
  const { config, clock } = deps;
  const today = toParisDay(clock.now().toISOString());
  await issue(queries, deps, {
    payment,
    credited: null,
    facture: {
      type: 'INVOICE',
      factureAnnulee: null,
      vendeur: config.seller,
      acheteur: freezeBuyer(payment.buyer),
      // This server alone writes the column, from domain's type.
      commande: JSON.parse(payment.commande) as Commande,
      periode: await findPeriode(queries, payment, today),
      paidOn: toParisDay(payment.settledAt ?? today),
      isTest: payment.provider === 'sandbox' || config.stripe?.isTest === true,
    },
  });
}

/**
 * Issues the credit note of a refunded payment, in the transaction of its event: it says what the invoice said, and
 * takes it back whole. Nothing without an invoice; a second call does nothing.
 */
export async function issueCreditNote(queries: Queries, deps: Deps, payment: PaymentRow): Promise<void> {
  const invoice = await findInvoiceOfPayment(queries, { paymentId: payment.id, type: 'INVOICE' });
  if (invoice === undefined || (await isIssued(queries, payment.id, 'CREDIT_NOTE'))) return;
  const { numero, issuedOn, ...credited } = readFacture(invoice);
  await issue(queries, deps, {
    payment,
    credited: invoice.id,
    facture: {
      ...credited,
      type: 'CREDIT_NOTE',
      factureAnnulee: { numero, issuedOn },
      paidOn: toParisDay(deps.clock.now().toISOString()),
    },
  });
}
