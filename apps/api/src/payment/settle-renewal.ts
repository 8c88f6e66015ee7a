import { computeJourDEssai, computePeriode, toParisDay } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { getAccount } from '../repositories/account/account-repository.ts';
import { type PaymentRow, updatePayment } from '../repositories/billing/payment-repository.ts';
import { updateSubscription } from '../repositories/billing/subscription-repository.ts';
import { findOpenRenewal, findTerm, type TermRow } from '../repositories/duerp/term-repository.ts';
import { sendNotice } from '../services/mails/notices.ts';
import { findStopReason, termNotice } from '../subscriptions/read-etape.ts';
import {
  type StopReason,
  writeEndMail,
  writeRefusedMail,
  writeRenewedMail,
} from '../subscriptions/term-mails.ts';
import { commandeOf, markToRefund } from './mark-to-refund.ts';
import type { PaymentOutcome } from './provider.ts';

type Settled = { payment: PaymentRow; term: TermRow };

async function countPaid(queries: Queries, deps: Deps, { payment, term }: Settled, customer: string | null) {
  const { config, mailer } = deps;
  const commande = commandeOf(payment);
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

const OBJECTIONS: Record<StopReason, string | null> = {
  vip: "votre compte a désormais l'accès complet, sans rien payer",
  document: 'ce DUERP a été supprimé entre-temps',
  'autre-abonnement': 'un autre de vos abonnements avait pris la suite',
  // The charge was paid all the same.
  'moyen-de-paiement': null,
};

/** Why the money of a renewal has nothing left to pay for; null when it has. */
function findObjection(payment: PaymentRow, term: TermRow | undefined): string | null {
  if (term === undefined) return 'la formule Premium a pris la suite';
  const reason = findStopReason(term);
  const objection = reason && OBJECTIONS[reason];
  if (objection !== null) return objection;
  return term.periodIndex + 1 === payment.periodIndex ? null : 'cette année était déjà payée';
}

/** What the year's charge that is still open is worth once another one of the same year is paid: nothing. */
async function cancelOpenRenewal(
  queries: Queries,
  { id, subscriptionId, periodIndex }: PaymentRow,
  now: string,
) {
  const open = await findOpenRenewal(queries, { subscriptionId, periodIndex });
  if (open !== undefined && open.id !== id)
    await updatePayment(queries, open.id, { status: 'cancelled', settledAt: now });
}

/**
 * Counts the outcome of a renewal, in the transaction of its event, under the lock of its account and of its payment:
 * the next year, its invoice and a mail when it is paid; else the refusal, and after the last one the end. Money that
 * comes for a year which is covered otherwise is marked for refund. An event that was counted does not come here again.
 */
export async function settleRenewal(
  queries: Queries,
  deps: Deps,
  { payment, outcome: { outcome, customer } }: { payment: PaymentRow; outcome: PaymentOutcome },
): Promise<void> {
  if (outcome === 'refunded') throw new Error(`A refund is no outcome of a renewal: ${payment.id}`);
  const settledAt = deps.clock.now().toISOString();
  const term = await findTerm(queries, { id: payment.subscriptionId, provider: payment.provider });
  if (outcome !== 'paid') {
    await updatePayment(queries, payment.id, { status: outcome, settledAt });
    if (term?.periodIndex === payment.periodIndex - 1) await countRefused(queries, deps, { payment, term });
    return;
  }
  const objection = findObjection(payment, term);
  if (term === undefined || objection !== null) {
    const account = await getAccount(queries, payment.accountId);
    return markToRefund(queries, deps, payment, account, objection ?? '');
  }
  await cancelOpenRenewal(queries, payment, settledAt);
  await updatePayment(queries, payment.id, { status: outcome, settledAt });
  await countPaid(queries, deps, { payment: { ...payment, status: outcome, settledAt }, term }, customer);
}
