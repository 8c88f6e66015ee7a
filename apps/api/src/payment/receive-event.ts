import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type Account, lockAccount } from '../repositories/account/account-repository.ts';
import {
  findPayment,
  insertPaymentEvent,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../repositories/billing/payment-repository.ts';
import type { PaymentEvent } from './provider.ts';
import { settleFirst } from './settle-first.ts';
import { settleRefund } from './settle-refund.ts';
import { settleRenewal } from './settle-renewal.ts';

/** `known`: it changes nothing more. `refused`: it is not what was asked for, and gives no right. */
export type Receipt = 'counted' | 'known' | 'refused';

type Found = { payment: PaymentRow; account: Account };

/** Why an event is not believed; null when it is. */
function findLie({ payment }: { payment: PaymentRow | undefined }, event: PaymentEvent, deps: Deps) {
  if (payment === undefined || payment.provider !== deps.payment.name) return 'unknown payment';
  if (payment.accountId !== event.accountId) return 'another account';
  const isAboutMoney = event.outcome === 'paid' || event.outcome === 'refunded';
  return isAboutMoney && event.amount !== payment.totalTTC ? 'another amount' : null;
}

/** Money that came counts whenever it comes; the rest only says why a payment that is open will not be paid. */
function isNews({ status }: PaymentRow, { outcome }: PaymentEvent): boolean {
  if (outcome === 'paid') return status !== 'paid' && status !== 'toRefund' && status !== 'refunded';
  return outcome === 'refunded' ? status !== 'refunded' : status === 'open';
}

async function settle(queries: Queries, deps: Deps, { payment, account }: Found, event: PaymentEvent) {
  const { outcome } = event;
  if (outcome === 'refunded') return settleRefund(queries, deps, payment);
  if (payment.kind === 'renewal') return settleRenewal(queries, deps, { payment, outcome: event });
  if (outcome === 'paid') return settleFirst(queries, deps, { payment, outcome: event, account });
  const settledAt = deps.clock.now().toISOString();
  return updatePayment(queries, payment.id, { status: outcome, settledAt });
}

/**
 * Counts a provider's event whose signature was verified: once, in any order, in one transaction with all that it gives
 * (ADR 0008). An event of another amount, account or payment is refused and logged. Throws when the database is away:
 * the provider then sends it again, or `findLostOutcomes` finds it.
 */
export async function receiveEvent(deps: Deps, event: PaymentEvent): Promise<Receipt> {
  const { database, clock, log } = deps;
  return database.transaction(async (queries): Promise<Receipt> => {
    const lie = findLie({ payment: await findPayment(queries, event.paymentId) }, event, deps);
    if (lie !== null) {
      log.error({ eventId: event.eventId, paymentId: event.paymentId, lie }, 'a payment event was refused');
      return 'refused';
    }
    // Every event of an account waits here for the one before: what it then reads is what that one wrote.
    const account = await lockAccount(queries, database.engine, event.accountId);
    const payment = await lockPayment(queries, database.engine, event.paymentId);
    const kept = {
      provider: deps.payment.name,
      eventId: event.eventId,
      receivedAt: clock.now().toISOString(),
    };
    if (!(await insertPaymentEvent(queries, kept)) || payment === undefined || !isNews(payment, event))
      return 'known';
    await settle(queries, deps, { payment, account }, event);
    return 'counted';
  });
}
