import type { BillingAddress } from '@odu/api-contract';
import { formatEuros } from '@odu/domain';
import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { type JobHandler, JobError, NotNow } from '../jobs/job-handler.ts';
import { commandeOf, markToRefund } from '../payment/mark-to-refund.ts';
import type { PaymentOutcome } from '../payment/provider.ts';
import { receiveEvent } from '../payment/receive-event.ts';
import { lockAccount } from '../repositories/account/account-repository.ts';
import {
  insertPayment,
  lockPayment,
  type PaymentRow,
  updatePayment,
} from '../repositories/billing/payment-repository.ts';
import {
  findOpenRenewal,
  findRenewal,
  findTerm,
  type TermRow,
} from '../repositories/duerp/term-repository.ts';
import { DAY, instantAfter } from '../services/clock.ts';
import { findStopReason, readEtape, todayInParis } from './read-etape.ts';
import { readRenewalOrder } from './renewal-order.ts';

/** How long a provider may take to say what became of a charge: a bank transfer's days and more. */
const OPEN_MS = 30 * DAY;

type Year = { subscriptionId: string; periodIndex: number };
/** A charge to make, or whose outcome is to be asked for. `isStopped`: nothing more is to be charged. */
type Charge = { payment: PaymentRow; emailAddress: string; customer: string; isStopped: boolean };

async function insertCharge(queries: Queries, deps: Deps, term: TermRow): Promise<PaymentRow> {
  const { config, clock, makeId, payment: provider } = deps;
  const { buyer, billingProfileId, commande } = await readRenewalOrder(queries, config, term);
  if (buyer === null)
    throw new JobError('nobody to bill: the subscription has neither a profile nor a payment');
  const payment: PaymentRow = {
    id: makeId(),
    accountId: term.accountId,
    subscriptionId: term.id,
    kind: 'renewal',
    periodIndex: term.periodIndex + 1,
    plan: term.plan,
    duerpDocumentId: term.duerpDocumentId,
    billingProfileId,
    buyer: JSON.stringify(buyer),
    commande: JSON.stringify(commande),
    totalTTC: commande.totalTTC,
    couponCode: null,
    status: 'open',
    provider: provider.name,
    providerReference: null,
    successUrl: '',
    cancelUrl: '',
    createdAt: clock.now().toISOString(),
    expiresAt: instantAfter(clock, OPEN_MS),
    settledAt: null,
  };
  await insertPayment(queries, payment);
  return payment;
}

/** The charge of a year: the one under way, else a new one when the term still asks for it. Two workers get the same. */
const openCharge = (deps: Deps, year: Year, isDateDoubted: () => boolean): Promise<Charge | undefined> =>
  deps.database.transaction(async (queries) => {
    const { clock, database, payment: provider } = deps;
    const wanted = { id: year.subscriptionId, provider: provider.name };
    const found = await findTerm(queries, wanted);
    if (found === undefined) return undefined;
    // As events do: what is read then is what the last one wrote.
    await lockAccount(queries, database.engine, found.accountId);
    const term = await findTerm(queries, wanted);
    if (term === undefined || term.periodIndex + 1 !== year.periodIndex) return undefined;
    const open = await findOpenRenewal(queries, year);
    const isAsked = readEtape(term, todayInParis(clock))?.etape === 'renouvellement';
    const { emailAddress, providerCustomer: customer } = term;
    if (customer === null || (open === undefined && !isAsked)) return undefined;
    // After the clock was read: a year that is begun is charged by whatever date follows.
    if (open === undefined && isDateDoubted()) throw new NotNow('the date has jumped ahead');
    const payment = open ?? (await insertCharge(queries, deps, term));
    const isStopped = term.isAutoRenew === 0 || findStopReason(term) !== null;
    return { payment, emailAddress, customer, isStopped };
  });

/** Which payment a charge is of, and the provider's name of it. */
type Charged = { id: string; reference: string };

/**
 * Charges a year, once. One whose renewal was stopped since is not charged; it may have reached the provider before, which
 * alone can tell: null when it did not.
 */
async function charge(
  { database: { queries }, payment: provider }: Deps,
  { payment, emailAddress, customer, isStopped }: Charge,
): Promise<Charged | null> {
  const { id: paymentId, accountId, subscriptionId, periodIndex } = payment;
  const commande = commandeOf(payment);
  // This server alone writes the column.
  const buyer = JSON.parse(payment.buyer) as BillingAddress;
  const order = {
    paymentId,
    accountId,
    emailAddress,
    commande,
    buyer,
    customer,
    subscriptionId,
    periodIndex,
  };
  const charged = await (isStopped ? provider.findCharge(order) : provider.chargeRenewal(order));
  if (charged === null) return null;
  const { reference } = charged;
  // One that was told as refused, and was paid after all, is counted as itself: its late event then says nothing new.
  const earlier = await findRenewal(queries, { subscriptionId, reference });
  if (earlier !== undefined) return { id: earlier.id, reference };
  await updatePayment(queries, paymentId, { providerReference: reference });
  return { id: paymentId, reference };
}

/** Ends the charge of a stopped renewal that its provider never heard of, unless another worker has made it meanwhile. */
const giveUp = ({ database, clock }: Deps, { id, accountId }: PaymentRow) =>
  database.transaction(async (queries) => {
    await lockAccount(queries, database.engine, accountId);
    const payment = await lockPayment(queries, database.engine, id);
    if (payment?.status === 'open' && payment.providerReference === null)
      await updatePayment(queries, id, { status: 'cancelled', settledAt: clock.now().toISOString() });
  });

/**
 * Marks to be given back what was charged for a year at another price than its order's: the charge of a payment that a
 * restored backup did not know. Nobody else looks at it, and no other charge is made until it was given back.
 */
const giveBackOtherAmount = (deps: Deps, { paymentId, accountId, outcome, amount }: PaymentOutcome) =>
  deps.database.transaction(async (queries) => {
    const { engine } = deps.database;
    const account = await lockAccount(queries, engine, accountId);
    const payment = await lockPayment(queries, engine, paymentId);
    // Refused for another reason, or told before.
    if (payment?.accountId !== accountId || payment.status !== 'open') return;
    const { totalTTC } = payment;
    if (outcome !== 'paid' || amount === totalTTC) return;
    const reason = `le montant prélevé n'est pas celui de la commande (${formatEuros(totalTTC / 100)} TTC)`;
    await markToRefund(queries, deps, payment, account, reason, amount);
  });

/** The event of it, which may come as well, then says nothing new. */
async function receive(deps: Deps, outcome: PaymentOutcome): Promise<void> {
  const eventId = `found:${outcome.paymentId}:${outcome.outcome}`;
  if ((await receiveEvent(deps, { ...outcome, eventId })) === 'refused')
    await giveBackOtherAmount(deps, outcome);
}

/**
 * Charges one more year of a subscription, and asks what became of the charge when its event did not come. Killed
 * anywhere, it does the same charge again by its payment's id, which the provider takes once. A provider that does not
 * answer is no refusal: the job is tried again.
 */
export const makeRenewSubscription =
  (deps: Deps): JobHandler<'renew-subscription'> =>
  async ({ payload, isDateDoubted }) => {
    const opened = await openCharge(deps, payload, isDateDoubted);
    if (opened === undefined) return;
    const { payment, customer } = opened;
    const { id, accountId, totalTTC, providerReference: reference } = payment;
    if (totalTTC === 0) {
      // No provider takes a charge of nothing, and the year is given all the same.
      await receive(deps, { paymentId: id, accountId, outcome: 'paid', amount: 0, customer });
      return;
    }
    const charged = reference === null ? await charge(deps, opened) : { id, reference };
    if (charged === null) return giveUp(deps, payment);
    const outcome = await deps.payment.findOutcome(charged);
    if (outcome !== null) await receive(deps, outcome);
  };
