import { type Commande, computeJourDEssai, computePeriode, toParisDay } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { type PaymentRow, updatePayment } from '../repositories/payment-repository.ts';
import { updateSubscription } from '../repositories/subscription-repository.ts';
import { findTerm, type TermRow } from '../repositories/term-repository.ts';
import { sendNotice } from '../services/notices.ts';
import { termNotice } from '../subscriptions/read-etape.ts';
import { writeEndMail, writeRefusedMail, writeRenewedMail } from '../subscriptions/term-mails.ts';
import type { PaymentOutcome } from './provider.ts';

type Settled = { payment: PaymentRow; term: TermRow };

async function countPaid(queries: Queries, deps: Deps, { payment, term }: Settled, customer: string | null) {
  const { config, mailer } = deps;
  // This server alone writes the column.
  const commande = JSON.parse(payment.commande) as Commande;
  const periode = computePeriode(term.firstDay ?? term.startDate, payment.periodIndex);
  await updateSubscription(queries, term.id, {
    ...periode,
    periodIndex: payment.periodIndex,
    paidHT: commande.totalHT,
    failedRenewals: 0,
    ...(customer !== null && { providerCustomer: customer }),
  });
  await issueInvoice(queries, deps, payment);
  await mailer.send(writeRenewedMail(config, { ...term, ...periode }, commande), queries);
}

async function countRefused(queries: Queries, deps: Deps, { payment, term }: Settled) {
  const { config, mailer } = deps;
  const failedRenewals = term.failedRenewals + 1;
  const nextDay = computeJourDEssai({
    paidUntilDate: term.paidUntilDate,
    essaisRefuses: failedRenewals,
    dernierEssai: toParisDay(payment.createdAt),
  });
  const isOver = nextDay === null;
  await updateSubscription(queries, term.id, { failedRenewals, ...(isOver && { isAutoRenew: 0 }) });
  // A renewal that was switched off meanwhile is not tried again: its end is told at its term.
  if (nextDay !== null && term.isAutoRenew === 1)
    await mailer.send(writeRefusedMail(config, term, nextDay), queries);
  if (isOver) {
    const mail = writeEndMail(config, term, { isRefused: true });
    await sendNotice(queries, deps, { key: termNotice('fin', term), accountId: term.accountId, mail });
  }
}

/**
 * Counts the outcome of a renewal, in the transaction of its event, under the lock of its account and of its payment:
 * the next year, its invoice and a mail when it is paid; else the refusal, and after the last one the end. An event that
 * was counted is no news and does not come here.
 */
export async function settleRenewal(
  queries: Queries,
  deps: Deps,
  { payment, outcome }: { payment: PaymentRow; outcome: PaymentOutcome },
): Promise<void> {
  if (outcome.outcome === 'refunded') throw new Error(`A refund is no outcome of a renewal: ${payment.id}`);
  const settledAt = deps.clock.now().toISOString();
  const settled: PaymentRow = { ...payment, status: outcome.outcome, settledAt };
  await updatePayment(queries, payment.id, { status: settled.status, settledAt });
  const term = await findTerm(queries, payment.subscriptionId);
  // Paid for a year that runs already, or of what a premium took over meanwhile.
  if (term === undefined || term.periodIndex + 1 !== payment.periodIndex) return;
  if (outcome.outcome === 'paid')
    await countPaid(queries, deps, { payment: settled, term }, outcome.customer);
  else await countRefused(queries, deps, { payment, term });
}
