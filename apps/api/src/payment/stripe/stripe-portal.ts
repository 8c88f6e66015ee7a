import type Stripe from 'stripe';

/** Marks the portal's settings that this version of ODU made, among the operator's own. */
const SETTINGS_VERSION = 'odu-1';

/** Payment means alone: subscriptions and invoices are ODU's, and stay on its own pages. */
const SETTINGS = {
  metadata: { version: SETTINGS_VERSION },
  features: {
    payment_method_update: { enabled: true },
    invoice_history: { enabled: false },
    customer_update: { enabled: false },
  },
} satisfies Stripe.BillingPortal.ConfigurationCreateParams;

/** Stripe's page of payment means. Its settings are made once, and found again after a restart. */
export function makePortal(stripe: Stripe) {
  let settings: string | undefined;
  const ensureSettings = async () => {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const known = data.find(({ metadata }) => metadata?.version === SETTINGS_VERSION);
    return (
      known ??
      (await stripe.billingPortal.configurations.create(SETTINGS, {
        idempotencyKey: `odu-portal-${SETTINGS_VERSION}`,
      }))
    ).id;
  };
  return {
    /** Opens the page of one customer. */
    async open(customer: string, returnUrl: string): Promise<{ url: string }> {
      settings ??= await ensureSettings();
      const { url } = await stripe.billingPortal.sessions.create({
        customer,
        configuration: settings,
        locale: 'fr',
        return_url: returnUrl,
      });
      return { url };
    },
  };
}
