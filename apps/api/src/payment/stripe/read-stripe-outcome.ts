import type Stripe from 'stripe';
import type { PaymentOutcome } from '../provider.ts';

/** What the server writes on every payment at Stripe, and finds again in its events. */
export type StripeMetadata = { paymentId: string; accountId: string };
/** The same of a renewal, with the year that it pays: a server that lost its payment finds it again by that. */
export type RenewalMetadata = StripeMetadata & {
  kind: 'renewal';
  subscriptionId: string;
  periodIndex: string;
};

const idOf = (value: string | { id: string } | null): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

const makeOutcome = (
  {
    metadata,
    customer,
  }: Pick<Stripe.PaymentIntent, 'metadata'> & { customer: string | { id: string } | null },
  { outcome, amount }: Pick<PaymentOutcome, 'outcome' | 'amount'>,
): PaymentOutcome | null => {
  const { paymentId, accountId } = metadata;
  return paymentId && accountId ? { paymentId, accountId, outcome, amount, customer: idOf(customer) } : null;
};

/** What a checkout says of its payment; null while it is open, or when it is not one of ours. */
export function readSession({
  metadata,
  customer,
  status,
  payment_status: paymentStatus,
  amount_total: amountTotal,
}: Stripe.Checkout.Session): PaymentOutcome | null {
  const read = (outcome: PaymentOutcome['outcome']) =>
    makeOutcome({ metadata: metadata ?? {}, customer }, { outcome, amount: amountTotal ?? 0 });
  if (paymentStatus === 'paid') return read('paid');
  return status === 'expired' ? read('expired') : null;
}

/** What a renewal's charge says of its payment; null while it is under way, or when it is not one of ours. */
export function readCharge(intent: Stripe.PaymentIntent): PaymentOutcome | null {
  const read = (outcome: PaymentOutcome['outcome'], amount: number) =>
    makeOutcome(intent, { outcome, amount });
  if (intent.status === 'succeeded') return read('paid', intent.amount_received);
  if (
    intent.status === 'canceled' ||
    intent.status === 'requires_payment_method' ||
    intent.status === 'requires_action'
  )
    return read('refused', intent.amount);
  return null;
}

/** What an event of Stripe says of a payment; null for one that says nothing of ours. */
export function readEvent(event: Stripe.Event): PaymentOutcome | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return readSession(event.data.object);
    case 'checkout.session.async_payment_failed': {
      const { metadata, customer, amount_total: amount } = event.data.object;
      return makeOutcome({ metadata: metadata ?? {}, customer }, { outcome: 'refused', amount: amount ?? 0 });
    }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      // The payment of a checkout is told by its session: a card refused there can be tried again.
      const intent = event.data.object;
      return intent.metadata.kind === 'renewal' ? readCharge(intent) : null;
    }
    case 'charge.refunded': {
      const { metadata, customer, refunded, amount } = event.data.object;
      return refunded ? makeOutcome({ metadata, customer }, { outcome: 'refunded', amount }) : null;
    }
    default:
      return null;
  }
}
