import { computePeriode, hasFullAccess, toParisDay } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import type { Account } from '../repositories/account/account-repository.ts';
import { findDuerp } from '../repositories/duerp/duerp-repository.ts';
import { type PaymentRow, updatePayment } from '../repositories/billing/payment-repository.ts';
import {
  insertSubscription,
  listSubscriptionRows,
  updateSubscription,
} from '../repositories/billing/subscription-repository.ts';
import { readCouvertures } from '../services/duerp/couverture.ts';
import type { PaymentOutcome } from './provider.ts';
import { commandeOf, markToRefund } from './mark-to-refund.ts';
import { writePaymentMail } from './payment-mails.ts';
import { readPlan } from './read-plan.ts';

/** Why the money of a payment has nothing left to pay for; null when it has. */
async function findObjection(
  queries: Queries,
  deps: Deps,
  { accountId, plan, duerpDocumentId }: PaymentRow,
): Promise<string | null> {
  if (plan === 'SUBPLAN_PREMIUM') {
    const { premiums } = await readPlan(queries, deps, accountId);
    return premiums.length > 0 ? 'vous aviez déjà la formule Premium' : null;
  }
  const id = duerpDocumentId ?? '';
  if ((await findDuerp(queries, { id, accountId })) === undefined)
    return 'ce DUERP a été supprimé entre-temps';
  const couverture = (await readCouvertures(queries, accountId, deps)).ofDuerp(id);
  return hasFullAccess({ ...couverture, isOwnerVip: false }) ? 'ce DUERP était déjà couvert' : null;
}

/** A premium takes over from the standard subscriptions of the account, or from those that end with `until` or before: they neither cover nor renew (decision C11). */
export async function replaceStandards(
  queries: Queries,
  deps: Deps,
  { accountId, subscriptionId, until }: Pick<PaymentRow, 'accountId' | 'subscriptionId'> & { until?: string },
): Promise<void> {
  const { standards } = await readPlan(queries, deps, accountId);
  // One whose renewal was refused has ended, and would still be charged again.
  const renewing = (await listSubscriptionRows(queries, accountId)).filter(
    ({ plan, replacedBy, isAutoRenew }) =>
      plan === 'SUBPLAN_STANDARD' && replacedBy === null && isAutoRenew === 1,
  );
  const replaced = [...standards, ...renewing].filter(
    ({ paidUntilDate }) => until === undefined || paidUntilDate <= until,
  );
  for (const id of new Set(replaced.map((one) => one.id))) {
    await updateSubscription(queries, id, { replacedBy: subscriptionId, isAutoRenew: 0 });
  }
}

/**
 * Gives what a first payment paid for, in the transaction of its event and under the lock of its account: the
 * subscription, its invoice and a mail. When it is covered meanwhile, or its document is gone, it is marked for refund.
 */
export async function settleFirst(
  queries: Queries,
  deps: Deps,
  { payment, outcome, account }: { payment: PaymentRow; outcome: PaymentOutcome; account: Account },
): Promise<void> {
  const { config, clock, mailer } = deps;
  const objection = await findObjection(queries, deps, payment);
  if (objection !== null) return markToRefund(queries, deps, payment, account, objection);
  const now = clock.now().toISOString();
  const commande = commandeOf(payment);
  const firstDay = toParisDay(now);
  const periode = computePeriode(firstDay, 0);
  // Without a payment means there is nothing to renew with.
  const isAutoRenew = outcome.customer !== null;
  if (payment.plan === 'SUBPLAN_PREMIUM') await replaceStandards(queries, deps, payment);
  await insertSubscription(queries, {
    id: payment.subscriptionId,
    accountId: account.id,
    plan: payment.plan,
    duerpDocumentId: payment.duerpDocumentId,
    ...periode,
    firstDay,
    periodIndex: payment.periodIndex,
    paidHT: commande.totalHT,
    isAutoRenew: isAutoRenew ? 1 : 0,
    billingProfileId: payment.billingProfileId,
    provider: payment.provider,
    providerCustomer: outcome.customer,
    createdAt: now,
  });
  const paid = { ...payment, status: 'paid', settledAt: now } as const;
  await updatePayment(queries, payment.id, { status: paid.status, settledAt: now });
  await issueInvoice(queries, deps, paid);
  const { paidUntilDate } = periode;
  await mailer.send(
    writePaymentMail(config, { recipient: account.emailAddress, commande, paidUntilDate, isAutoRenew }),
    queries,
  );
}
