import type { BillingAddress } from '@odu/api-contract';
import type Stripe from 'stripe';

const toCustomer = (emailAddress: string, accountId: string, buyer: BillingAddress | null) => ({
  email: emailAddress,
  metadata: { accountId },
  preferred_locales: ['fr'],
  ...(buyer && {
    name: buyer.name,
    address: {
      line1: buyer.line1,
      ...(buyer.line2 !== null && { line2: buyer.line2 }),
      postal_code: buyer.postalCode,
      city: buyer.city,
      country: buyer.country,
    },
  }),
});

/**
 * The one customer of an account at Stripe, made the first time, with the buyer's present address when one is given:
 * the payment means of one checkout serve the next renewal.
 */
export async function ensureCustomer(
  stripe: Stripe,
  {
    accountId,
    emailAddress,
    buyer,
  }: { accountId: string; emailAddress: string; buyer: BillingAddress | null },
): Promise<string> {
  const wanted = toCustomer(emailAddress, accountId, buyer);
  // Stripe's search shows a customer after a minute; the list shows him at once.
  const { data } = await stripe.customers.list({ email: emailAddress, limit: 100 });
  const known = data.find(({ metadata }) => metadata.accountId === accountId);
  if (known === undefined)
    return (await stripe.customers.create(wanted, { idempotencyKey: `odu-customer-${accountId}` })).id;
  if (buyer) await stripe.customers.update(known.id, wanted);
  return known.id;
}

/** The card that a renewal charges: the one chosen in the portal, else the one used last; null without any. */
export async function findPaymentMethod(stripe: Stripe, customerId: string): Promise<string | null> {
  const customer = await stripe.customers.retrieve(customerId);
  if (customer.deleted) return null;
  const chosen = customer.invoice_settings.default_payment_method;
  if (chosen) return typeof chosen === 'string' ? chosen : chosen.id;
  const { data } = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: 1 });
  return data[0]?.id ?? null;
}
