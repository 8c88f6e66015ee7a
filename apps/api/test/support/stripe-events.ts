import Stripe from 'stripe';

/** The secret that the double signs its events with. */
export const DOUBLE_WEBHOOK_SECRET = 'whsec_double_0123456789abcdef';

/** The header of an event that is sent, signed as Stripe does, at `at` (milliseconds). */
export const signStripeEvent = (
  payload: string,
  { at = Date.now(), secret = DOUBLE_WEBHOOK_SECRET } = {},
): string => Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) });

/** The text of an event about an object. */
export const makeStripeEvent = (type: Stripe.Event['type'], object: object, id = 'evt_1'): string =>
  JSON.stringify({ id, object: 'event', type, created: Math.floor(Date.now() / 1000), data: { object } });
