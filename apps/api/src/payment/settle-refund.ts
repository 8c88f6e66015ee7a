import { toParisDay } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { issueCreditNote } from '../invoices/issue-invoice.ts';
import { type PaymentRow, updatePayment } from '../repositories/billing/payment-repository.ts';
import {
  findSubscription,
  giveBackReplaced,
  updateSubscription,
} from '../repositories/billing/subscription-repository.ts';

/**
 * Counts that a payment was given back whole, in the transaction of its event: the credit note of what was invoiced, and
 * the subscription ends with this day in Paris when it stands on that payment. What it covered stays covered, and what a
 * premium took over covers again: its unused days were a part of the price.
 */
export async function settleRefund(queries: Queries, deps: Deps, payment: PaymentRow): Promise<void> {
  const now = deps.clock.now().toISOString();
  await updatePayment(queries, payment.id, { status: 'refunded', settledAt: now });
  if (payment.status !== 'paid') return;
  await issueCreditNote(queries, deps, { ...payment, status: 'refunded', settledAt: now });
  const subscription = await findSubscription(queries, payment.subscriptionId);
  if (subscription === undefined || subscription.periodIndex !== payment.periodIndex) return;
  const today = toParisDay(now);
  await giveBackReplaced(queries, subscription.id);
  await updateSubscription(queries, subscription.id, {
    isAutoRenew: 0,
    paidHT: 0,
    ...(today < subscription.paidUntilDate && { paidUntilDate: today }),
  });
}
