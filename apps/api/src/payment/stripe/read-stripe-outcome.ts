import type { PaymentOutcome } from '../provider.ts';
import { type Fields, requireAmount, requireFields, requireFlag, requireText } from './stripe-fields.ts';

/** What the server writes on every payment at Stripe, and finds again in its events. */
export type StripeMetadata = { paymentId: string; accountId: string };
/** The same of a renewal, with the year that it pays: a server that lost its payment finds it again by that. */
export type RenewalMetadata = StripeMetadata & {
  kind: 'renewal';
  subscriptionId: string;
  periodIndex: string;
};

/** Some say null for none. */
const metadataOf = ({ metadata }: Fields): Fields =>
  metadata === null ? {} : requireFields(metadata, 'metadata');

/** Of an object that names one; whoever asked for it expanded has the object in its place. */
function readCustomer({ customer }: Fields): string | null {
  if (customer === undefined || customer === null) return null;
  return requireText(
    typeof customer === 'object' ? requireFields(customer, 'customer').id : customer,
    'customer',
  );
}

const isOfMoney = (outcome: PaymentOutcome['outcome']) => outcome === 'paid' || outcome === 'refunded';

/** Reads the rest of an object that is one of ours; null of any other, whatever it lacks. */
function readOurs(
  object: Fields,
  read: () => { outcome: PaymentOutcome['outcome']; amountField: string } | null,
): PaymentOutcome | null {
  const { paymentId, accountId } = metadataOf(object);
  const isNamed = [paymentId, accountId].every((id) => id !== undefined && id !== '');
  if (!isNamed) return null;
  const payment = {
    paymentId: requireText(paymentId, 'paymentId'),
    accountId: requireText(accountId, 'accountId'),
    customer: readCustomer(object),
  };
  const found = read();
  if (found === null) return null;
  const { outcome, amountField } = found;
  const amount = object[amountField];
  // What was not paid has nothing to be compared with.
  const isRead = isOfMoney(outcome) || Number.isSafeInteger(amount);
  return { ...payment, outcome, amount: isRead ? requireAmount(amount, amountField) : 0 };
}

/** What a checkout says of its payment; null while it is open, or when it is not one of ours. */
export function readSession(session: object): PaymentOutcome | null {
  const fields = requireFields(session, 'object');
  return readOurs(fields, () => {
    const amountField = 'amount_total';
    if (requireText(fields.payment_status, 'payment_status') === 'paid')
      return { outcome: 'paid', amountField };
    const status = fields.status === null ? null : requireText(fields.status, 'status');
    return status === 'expired' ? { outcome: 'expired', amountField } : null;
  });
}

/** What a renewal's charge says of its payment; null while it is under way, or when it is not one of ours. */
export function readCharge(intent: object): PaymentOutcome | null {
  const fields = requireFields(intent, 'object');
  return readOurs(fields, () => {
    const status = requireText(fields.status, 'status');
    if (status === 'succeeded') return { outcome: 'paid', amountField: 'amount_received' };
    const isRefused =
      status === 'canceled' || status === 'requires_payment_method' || status === 'requires_action';
    return isRefused ? { outcome: 'refused', amountField: 'amount' } : null;
  });
}

/** What a signed event of Stripe says of a payment; null for one that says nothing of ours. Throws an UnreadableStripeObject. */
export function readEvent(type: string, data: unknown): PaymentOutcome | null {
  const readObject = () => requireFields(requireFields(data, 'data').object, 'object');
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return readSession(readObject());
    case 'checkout.session.async_payment_failed':
      return readOurs(readObject(), () => ({ outcome: 'refused', amountField: 'amount_total' }));
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed': {
      // The payment of a checkout is told by its session: a card refused there can be tried again.
      const intent = readObject();
      return metadataOf(intent).kind === 'renewal' ? readCharge(intent) : null;
    }
    case 'charge.refunded': {
      const charge = readObject();
      return readOurs(charge, () =>
        requireFlag(charge.refunded, 'refunded') ? { outcome: 'refunded', amountField: 'amount' } : null,
      );
    }
    default:
      return null;
  }
}
