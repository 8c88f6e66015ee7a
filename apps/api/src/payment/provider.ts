import type { BillingAddress } from '@odu/api-contract';
import type { Commande } from '@odu/domain';
import { Problem } from '../contract/problem.ts';
import type { ProviderName } from '../db/schema/paiement.ts';

/** What a provider is asked to be paid: the same figures as on the screen and on the invoice. */
export type PaymentOrder = {
  paymentId: string;
  accountId: string;
  emailAddress: string;
  commande: Commande;
  buyer: BillingAddress;
};

/** One more year of a subscription, to charge to its customer. */
export type ChargeOrder = PaymentOrder & { customer: string; subscriptionId: string; periodIndex: number };

/** What became of a payment, as its provider says it. Amounts are cents with VAT. */
export type PaymentOutcome = {
  paymentId: string;
  accountId: string;
  outcome: 'paid' | 'refused' | 'cancelled' | 'expired' | 'refunded';
  amount: number;
  /** The provider's name of the customer, whose payment means a renewal can use. */
  customer: string | null;
};

/** A provider's event: it counts once, whatever the order in which events come. */
export type PaymentEvent = PaymentOutcome & { eventId: string };

/**
 * What a provider that answers others refuses of this one thing: `forGood`, it knows of no such thing; `forNow`, somebody
 * may still give the key the right to it.
 */
export type Refusal = 'forGood' | 'forNow';

/** The 503 of a call that failed, with a sentence for the person; `cause` is for the log. Without a refusal, nobody is answered. */
export class ProviderFailure extends Problem {
  readonly refusal: Refusal | null;

  constructor({ message, cause, refusal }: { message: string; cause: Error; refusal: Refusal | null }) {
    super(503, { message, cause, headers: { 'retry-after': '60' } });
    this.refusal = refusal;
  }
}

/** Of what the provider refuses this one thing; null for any other failure. */
export const findRefusal = (error: unknown): Refusal | null =>
  error instanceof ProviderFailure ? error.refusal : null;

/**
 * Who takes the money (decision C6). The outcome of a checkout or of a renewal comes as an event; `findOutcome` asks
 * for one that was lost. Every call throws a ProviderFailure when the provider does not answer, or refuses.
 */
export type PaymentProvider = {
  name: ProviderName;
  /** Opens the hosted page of a payment. Safe to repeat for the same payment. URLs are absolute. */
  openCheckout: (
    order: PaymentOrder & { successUrl: string; cancelUrl: string; expiresAt: string },
  ) => Promise<{ reference: string; url: string }>;
  /**
   * Ends a checkout that is still open, before another one takes its place. False when it was paid meanwhile, or when
   * that cannot be known: nobody may then be sent to another one.
   */
  closeCheckout: (payment: { id: string; reference: string }) => Promise<boolean>;
  /** Opens the page of payment means and invoices. */
  openManagePage: (request: {
    accountId: string;
    emailAddress: string;
    customer: string | null;
    returnUrl: string;
  }) => Promise<{ url: string }>;
  /**
   * Charges the customer's payment means for one more year. Safe to repeat for the same payment, and for another one of a
   * year that was charged already: the reference is then that charge's.
   */
  chargeRenewal: (order: ChargeOrder) => Promise<{ reference: string }>;
  /** What was charged already for such an order, charging nothing; null when nothing was. */
  findCharge: (order: ChargeOrder) => Promise<{ reference: string } | null>;
  /** What became of a payment, under the id that is asked for; null while nothing is decided. */
  findOutcome: (payment: { id: string; reference: string }) => Promise<PaymentOutcome | null>;
};
