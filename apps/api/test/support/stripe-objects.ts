import type Stripe from 'stripe';

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
>;
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

/** The answer to a request that Stripe does not take. */
export const refusal = (message: string) => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
});

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
  ...charge,
});

/** The settings of a portal. */
export const makeConfiguration = (id: string, metadata: Configuration['metadata']): Configuration => ({
  id,
  object: 'billing_portal.configuration',
  metadata,
});
