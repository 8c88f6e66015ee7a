import type { Commande } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { Account } from '../repositories/account/account-repository.ts';
import { addAuditEntry, PAYMENT_TO_REFUND } from '../repositories/server/audit-repository.ts';
import { type PaymentRow, updatePayment } from '../repositories/billing/payment-repository.ts';
import { writeToRefundMails } from './payment-mails.ts';

/** The order that was shown: this server alone writes the column. */
export const commandeOf = ({ commande }: Pick<PaymentRow, 'commande'>): Commande =>
  JSON.parse(commande) as Commande;

/**
 * Keeps that the money of a payment has nothing left to pay for, and tells its buyer and the operator, in the transaction of
 * its event. `charged`: what was taken, where that is not the order's amount.
 */
export async function markToRefund(
  queries: Queries,
  deps: Deps,
  payment: PaymentRow,
  account: Account,
  reason: string,
  charged?: number,
) {
  const { config, clock, makeId, mailer, log } = deps;
  const now = clock.now().toISOString();
  // What cost nothing is not given back.
  if (payment.totalTTC === 0)
    return updatePayment(queries, payment.id, { status: 'cancelled', settledAt: now });
  await updatePayment(queries, payment.id, { status: 'toRefund', settledAt: now });
  const entry = { id: makeId(), accountId: account.id, type: PAYMENT_TO_REFUND, detail: payment.id };
  await addAuditEntry(queries, { ...entry, createdAt: now });
  const facts = {
    recipient: account.emailAddress,
    commande: commandeOf(payment),
    reason,
    paymentId: payment.id,
    ...(charged !== undefined && { charged }),
  };
  for (const mail of writeToRefundMails(config, facts)) await mailer.send(mail, queries);
  log.warn({ paymentId: payment.id }, 'a payment is to refund');
}
