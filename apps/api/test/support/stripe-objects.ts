import type Stripe from 'stripe';
import { field, type Form, group, texts } from './stripe-form.ts';

export type Customer = Pick<
  Stripe.Customer,
  'id' | 'object' | 'email' | 'name' | 'metadata' | 'invoice_settings'
> & { cards: Card[] };
export type Session = Pick<
  Stripe.Checkout.Session,
  | 'id'
  | 'object'
  | 'url'
  | 'status'
  | 'payment_status'
  | 'amount_total'
  | 'metadata'
  | 'success_url'
  | 'cancel_url'
  | 'expires_at'
> & { customer: string };
export type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'object' | 'status' | 'amount' | 'amount_received' | 'metadata' | 'customer'
> & { latest_charge: Pick<Stripe.Charge, 'id' | 'object' | 'refunded'> };
export type Coupon = Pick<Stripe.Coupon, 'id' | 'object' | 'amount_off'>;
export type Configuration = Pick<Stripe.BillingPortal.Configuration, 'id' | 'object' | 'metadata'>;
export type Card = { id: string; isRefused: boolean };

/** A customer without a card. */
export const makeCustomer = (id: string): Customer => ({
  id,
  object: 'customer',
  email: '',
  name: '',
  metadata: {},
  invoice_settings: {
    custom_fields: null,
    default_payment_method: null,
    footer: null,
    rendering_options: null,
  },
  cards: [],
});

/** An open checkout for the lines of a form, with what is added to their sum. */
export function makeSession(id: string, form: Form, added: number): Session {
  const lines = Object.values(group(form, 'line_items')).map((line) =>
    typeof line === 'string'
      ? 0
      : Number(field(line, 'price_data', 'unit_amount')) * Number(field(line, 'quantity')),
  );
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.test/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: lines.reduce((sum, amount) => sum + amount, added),
    metadata: texts(group(form, 'metadata')),
    customer: field(form, 'customer'),
    success_url: field(form, 'success_url'),
    cancel_url: field(form, 'cancel_url'),
    expires_at: Number(field(form, 'expires_at')),
  };
}

/** The answer to a request that Stripe does not take. */
export const refusal = (message: string) => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
});

/** The answer about an object that this key does not know: another account's, or another mode's. */
export const missing = (id: string) => ({
  status: 404,
  body: {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such object: '${id}'`,
    },
  },
});

/** The answer to a key of idempotency that comes with other parameters than the first time. */
export const OTHER_PARAMETERS = {
  status: 400,
  body: {
    error: {
      type: 'idempotency_error',
      message:
        'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    },
  },
};

/** A charge that a card paid or refused; `amount` in cents. */
export const makeIntent = (
  id: string,
  { isPaid, amount, ...charge }: Pick<Intent, 'amount' | 'metadata' | 'customer'> & { isPaid: boolean },
): Intent => ({
  id,
  object: 'payment_intent',
  status: isPaid ? 'succeeded' : 'requires_payment_method',
  amount,
  amount_received: isPaid ? amount : 0,
  latest_charge: { id: `ch_of_${id}`, object: 'charge', refunded: false },
  ...charge,
});

/** A charge as it is answered: with the name alone of what was not asked for. */
export const showIntent = (intent: Intent, isExpanded: boolean) => ({
  ...intent,
  latest_charge: isExpanded ? intent.latest_charge : intent.latest_charge.id,
});

/** The settings of a portal. */
export const makeConfiguration = (id: string, metadata: Configuration['metadata']): Configuration => ({
  id,
  object: 'billing_portal.configuration',
  metadata,
});

/** The answer to a key that is not, or not any more, one of Stripe's. */
export const REFUSED_KEY = {
  status: 401,
  body: {
    error: {
      type: 'invalid_request_error',
      code: 'api_key_expired',
      message: 'Expired API Key provided: sk_live_****uble',
    },
  },
};
