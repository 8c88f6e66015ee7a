import type { Commande } from '@odu/domain';
import { formatEuros } from '@odu/domain';
import { SECOND } from '../../services/clock.ts';
import type { ChargeOrder, PaymentOrder, PaymentOutcome, PaymentProvider } from '../provider.ts';
import { readCharge, readSession, type RenewalMetadata, type StripeMetadata } from './read-stripe-outcome.ts';
import { loadStripe } from './load-stripe.ts';
import { askStripe, makeStripeClient, type StripeAccess, unavailableProvider } from './stripe-client.ts';
import { ensureCustomer, findPaymentMethod } from './stripe-customer.ts';
import { makePortal } from './stripe-portal.ts';

const CURRENCY = 'eur';
/** The reference of a renewal that no card could be charged for: its outcome is known without asking Stripe. */
const WITHOUT_CARD = 'without-card:';

/** The same for the same payment: under a repeated idempotency key, Stripe refuses other parameters than the first. */
const toExpiry = (expiresAt: string) => Math.floor(Date.parse(expiresAt) / SECOND);

/** What was opened with another key (a test's, before the live one): it cannot be paid any more, nor tell anything. */
const isUnknown = (error: unknown) =>
  error instanceof loadStripe().errors.StripeInvalidRequestError && error.code === 'resource_missing';

const metadataOf = ({ paymentId, accountId }: PaymentOrder): StripeMetadata => ({ paymentId, accountId });

const renewalMetadataOf = (order: ChargeOrder): RenewalMetadata => ({
  ...metadataOf(order),
  kind: 'renewal',
  subscriptionId: order.subscriptionId,
  periodIndex: String(order.periodIndex),
});

const line = (name: string, amount: number, description?: string) => ({
  quantity: 1,
  price_data: {
    currency: CURRENCY,
    unit_amount: amount,
    product_data: { name, ...(description !== undefined && { description }) },
  },
});

/** The order as Stripe's page shows it: its own lines and its own VAT, so that no other rounding comes in. */
function toLines({ ligne, totalTVA, isAutoliquidation }: Commande) {
  const description =
    ligne.remiseHT > 0
      ? `${formatEuros(ligne.prixHT / 100)} HT par an, moins ${formatEuros(ligne.remiseHT / 100)} pour vos abonnements Standard en cours`
      : `${formatEuros(ligne.prixHT / 100)} HT par an`;
  return [
    line(
      ligne.designation,
      ligne.prixHT - ligne.remiseHT,
      isAutoliquidation ? `${description}, autoliquidation de la TVA` : description,
    ),
    ...(totalTVA > 0 ? [line(`TVA ${ligne.tauxTVA}\u202f%`, totalTVA)] : []),
  ];
}

/** Payments through Stripe (decision C6): hosted checkouts, the customer portal, renewals on the kept card. */
export function makeStripeProvider(access: StripeAccess): PaymentProvider {
  const stripe = makeStripeClient(access);
  const portal = makePortal(stripe);

  const makeCoupon = async ({ paymentId, commande: { ligne } }: PaymentOrder) =>
    stripe.coupons.create(
      {
        amount_off: ligne.couponHT,
        currency: CURRENCY,
        duration: 'once',
        name: 'Code promo',
        max_redemptions: 1,
      },
      { idempotencyKey: `odu-coupon-${paymentId}` },
    );

  /**
   * What was charged for an order: under its payment's id (Stripe forgets an idempotency key after a day), or for the same
   * year under the id of a payment that a restored backup does not know. What was given back does not count.
   */
  const findCharged = async (order: ChargeOrder): Promise<string | null> => {
    const { data } = await stripe.paymentIntents.list({ customer: order.customer, limit: 100 });
    const own = data.find(({ metadata }) => metadata.paymentId === order.paymentId);
    if (own) return own.id;
    const { accountId, kind, subscriptionId, periodIndex } = renewalMetadataOf(order);
    const isOfYear = ({ status, metadata }: (typeof data)[number]) =>
      status === 'succeeded' &&
      metadata.accountId === accountId &&
      metadata.kind === kind &&
      metadata.subscriptionId === subscriptionId &&
      metadata.periodIndex === periodIndex;
    for (const { id } of data.filter(isOfYear)) {
      // Asked here alone: the list with its charges would need a right more of the key for every renewal.
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, {
        expand: ['latest_charge'],
      });
      if (typeof charge === 'string' || !charge?.refunded) return id;
    }
    return null;
  };

  return {
    name: 'stripe',
    openCheckout: (order) =>
      askStripe(async () => {
        const metadata = metadataOf(order);
        const customer = await ensureCustomer(stripe, order);
        const discounts =
          order.commande.ligne.couponHT > 0 ? [{ coupon: (await makeCoupon(order)).id }] : undefined;
        const session = await stripe.checkout.sessions.create(
          {
            mode: 'payment',
            locale: 'fr',
            customer,
            client_reference_id: order.accountId,
            metadata,
            payment_intent_data: { metadata, setup_future_usage: 'off_session' },
            line_items: toLines(order.commande),
            ...(discounts && { discounts }),
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            expires_at: toExpiry(order.expiresAt),
          },
          { idempotencyKey: `odu-checkout-${order.paymentId}` },
        );
        // Nobody is shown another price than ours.
        if (session.url === null || session.amount_total !== order.commande.totalTTC)
          throw unavailableProvider(
            new Error("Stripe's checkout has no address, or another total than ours"),
          );
        return { reference: session.id, url: session.url };
      }),

    closeCheckout: ({ reference }) =>
      askStripe(async () => {
        try {
          await stripe.checkout.sessions.expire(reference);
          return true;
        } catch (error) {
          if (isUnknown(error)) return true;
          if (!(error instanceof loadStripe().errors.StripeInvalidRequestError)) throw error;
          // Only an open session can be expired: one that has ended is as good, one that was completed is not.
          return (await stripe.checkout.sessions.retrieve(reference)).status === 'expired';
        }
      }),

    openManagePage: ({ accountId, emailAddress, customer, returnUrl }) =>
      askStripe(async () =>
        portal.open(
          customer ?? (await ensureCustomer(stripe, { accountId, emailAddress, buyer: null })),
          returnUrl,
        ),
      ),

    chargeRenewal: (order) =>
      askStripe(async () => {
        const charged = await findCharged(order);
        if (charged !== null) return { reference: charged };
        const card = await findPaymentMethod(stripe, order.customer);
        if (card === null) return { reference: `${WITHOUT_CARD}${JSON.stringify(refusalOf(order))}` };
        try {
          const { id } = await stripe.paymentIntents.create(
            {
              amount: order.commande.totalTTC,
              currency: CURRENCY,
              customer: order.customer,
              payment_method: card,
              off_session: true,
              confirm: true,
              description: `${order.commande.ligne.designation}, renouvellement`,
              metadata: renewalMetadataOf(order),
            },
            { idempotencyKey: `odu-renewal-${order.paymentId}` },
          );
          return { reference: id };
        } catch (error) {
          // A refused card is an outcome, told by its event: not a failure of Stripe.
          if (error instanceof loadStripe().errors.StripeCardError && error.payment_intent)
            return { reference: error.payment_intent.id };
          throw error;
        }
      }),

    findCharge: (order) =>
      askStripe(async () => {
        const charged = await findCharged(order);
        return charged === null ? null : { reference: charged };
      }),

    findOutcome: ({ id, reference }) =>
      askStripe(async () => {
        if (reference.startsWith(WITHOUT_CARD))
          return JSON.parse(reference.slice(WITHOUT_CARD.length)) as PaymentOutcome;
        try {
          if (reference.startsWith('cs_'))
            return readSession(await stripe.checkout.sessions.retrieve(reference));
          const outcome = readCharge(await stripe.paymentIntents.retrieve(reference));
          // A charge that was found again names the payment which the backup did not know.
          return outcome && { ...outcome, paymentId: id };
        } catch (error) {
          if (isUnknown(error)) return null;
          throw error;
        }
      }),
  };
}

const refusalOf = ({
  paymentId,
  accountId,
  customer,
  commande,
}: PaymentOrder & { customer: string }): PaymentOutcome => ({
  paymentId,
  accountId,
  outcome: 'refused',
  amount: commande.totalTTC,
  customer,
});
