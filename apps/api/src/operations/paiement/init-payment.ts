import type { BillingAddress, InitPaymentRequest } from '@odu/api-contract';
import type { Handler } from '../../contract/types.ts';
import type { Deps } from '../../deps.ts';
import { findOutcomesOf } from '../../payment/find-lost-outcomes.ts';
import { findRefusal } from '../../payment/provider.ts';
import { receiveEvent } from '../../payment/receive-event.ts';
import { commandeOf } from '../../payment/mark-to-refund.ts';
import { lockAccount } from '../../repositories/account/account-repository.ts';
import {
  listOpenPaymentRows,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../../repositories/billing/payment-repository.ts';
import {
  type OpenedPayment,
  preparePayment,
  type PreparedPayment,
  standsInTheWay,
  type WantedPayment,
} from './prepare-payment.ts';
import { paidMeanwhile } from './problems.ts';

/**
 * Counts what was paid and whose event was lost: it must not be paid again. One that the provider refuses to tell of keeps its
 * buyer only from what it may have paid already.
 */
async function findPaid(deps: Deps, accountId: string, { planId, duerpDocId }: InitPaymentRequest) {
  const wanted = { plan: planId, duerpDocumentId: duerpDocId ?? null };
  for (const open of await listOpenPaymentRows(deps.database.queries, accountId))
    await findOutcomesOf(deps, [open]).catch((error: unknown) => {
      if (findRefusal(error) === null || standsInTheWay(open, wanted)) throw error;
    });
}

/** Ends these pages at the provider. False when one was paid meanwhile, which then counts, or when that cannot be known. */
async function closePages(deps: Deps, payments: readonly OpenedPayment[]): Promise<boolean> {
  let isClosed = true;
  for (const { id, providerReference } of payments)
    isClosed = (await deps.payment.closeCheckout({ id, reference: providerReference })) && isClosed;
  if (!isClosed) await findOutcomesOf(deps, payments);
  return isClosed;
}

/**
 * Keeps what is to be bought once nothing else can be paid in its place. What stands in the way is open here until its provider
 * has closed it: money that still comes there is looked for, and another try asks again.
 */
async function prepare(deps: Deps, wanted: Omit<WantedPayment, 'closed'>): Promise<PreparedPayment> {
  const closed = new Set<string>();
  for (;;) {
    const prepared = await deps.database.transaction((queries) =>
      preparePayment(queries, deps, { ...wanted, closed }),
    );
    if (!('toClose' in prepared)) return prepared;
    if (!(await closePages(deps, prepared.toClose))) throw paidMeanwhile();
    for (const { providerReference } of prepared.toClose) closed.add(providerReference);
  }
}

/** Keeps the provider's name of a checkout; false when another tab took its place meanwhile. */
const keepReference = (deps: Deps, { id, accountId }: PaymentRow, reference: string): Promise<boolean> =>
  deps.database.transaction(async (queries) => {
    await lockAccount(queries, deps.database.engine, accountId);
    const payment = await lockPayment(queries, deps.database.engine, id);
    await updatePayment(queries, id, { providerReference: reference });
    return payment?.status === 'open';
  });

/** Nothing to pay: there is no page for it, the subscription begins at once. */
async function settleFree(deps: Deps, { id, accountId, successUrl }: PaymentRow): Promise<string> {
  await receiveEvent(deps, {
    eventId: `free:${id}`,
    paymentId: id,
    accountId,
    outcome: 'paid',
    amount: 0,
    customer: null,
  });
  return `${deps.config.baseUrl}${successUrl}`;
}

async function openPayment(deps: Deps, { payment, account }: PreparedPayment): Promise<string> {
  if (payment.totalTTC === 0) return settleFree(deps, payment);
  const { baseUrl } = deps.config;
  const { reference, url } = await deps.payment.openCheckout({
    paymentId: payment.id,
    accountId: account.id,
    emailAddress: account.emailAddress,
    commande: commandeOf(payment),
    // This server alone writes the column.
    buyer: JSON.parse(payment.buyer) as BillingAddress,
    successUrl: `${baseUrl}${payment.successUrl}`,
    cancelUrl: `${baseUrl}${payment.cancelUrl}`,
    expiresAt: payment.expiresAt,
  });
  if (await keepReference(deps, payment, reference)) return url;
  await deps.payment.closeCheckout({ id: payment.id, reference });
  throw paidMeanwhile();
}

/** Starts a checkout, or goes back to the one that is open for the very same order: nobody pays twice for one year. */
export const initPayment =
  (deps: Deps): Handler<'initPayment'> =>
  async ({ caller: { accountId }, body, ip }) => {
    await deps.limiter.use('paymentPerAccount', accountId);
    if (body.couponCode !== undefined) {
      await deps.limiter.use('couponPerIp', ip);
      await deps.limiter.use('couponPerAccount', accountId);
    }
    await findPaid(deps, accountId, body);
    return { checkoutUrl: await openPayment(deps, await prepare(deps, { accountId, body })) };
  };
