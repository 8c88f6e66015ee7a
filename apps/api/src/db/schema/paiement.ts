import type { PlanId } from '@odu/api-contract';
import type { Generated } from 'kysely';
import type { Flag, Instant } from './compte.ts';
import type { Day } from './duerp.ts';

/** Who takes the money of a payment. */
export type ProviderName = 'sandbox' | 'stripe';

/**
 * What was paid: the source of the payment status and of the covered versions (decisions C3, C4).
 * A row exists once the provider has confirmed, or when the operator granted it.
 */
export type SubscriptionTable = {
  id: string;
  accountId: string;
  plan: PlanId;
  /** The one document of a standard subscription; null for premium. */
  duerpDocumentId: string | null;
  /** First day of the paid year that runs. */
  startDate: Day;
  /** Last day covered. */
  paidUntilDate: Day;
  /** First day of the first year: every year is counted from it. Null: `startDate`. */
  firstDay: Generated<Day | null>;
  /** Which year runs, 0 for the first. */
  periodIndex: Generated<number>;
  /** Cents without VAT that were paid for the year that runs: what its unused part is counted of. */
  paidHT: Generated<number>;
  isAutoRenew: Generated<Flag>;
  /** How many times the renewal of the next year was refused. */
  failedRenewals: Generated<number>;
  /** The premium that took over from it (decision C11): it neither covers nor renews any more. */
  replacedBy: Generated<string | null>;
  billingProfileId: Generated<string | null>;
  /** Null when the operator granted it. */
  provider: Generated<ProviderName | null>;
  /** The provider's name of the customer, whose payment means the renewal uses. */
  providerCustomer: Generated<string | null>;
  createdAt: Generated<Instant | null>;
};

/** `first` and `renewal` of a subscription's years. */
export type PaymentKind = 'first' | 'renewal';
/**
 * Only the provider's event leaves `open`, or the buyer who begins another payment in its place (`cancelled`), once its page
 * is closed.
 * `toRefund`: paid, and there was nothing left to pay for (ADR 0008).
 */
export type PaymentStatusOfProvider =
  | 'open'
  | 'paid'
  | 'refused'
  | 'cancelled'
  | 'expired'
  | 'toRefund'
  | 'refunded';

/** One attempt to pay one year. What it costs and who pays are kept as they were shown (decision C8). */
export type PaymentTable = {
  id: string;
  accountId: string;
  /** The subscription that it begins or goes on with; its row exists once it is paid. */
  subscriptionId: string;
  kind: PaymentKind;
  periodIndex: number;
  plan: PlanId;
  duerpDocumentId: string | null;
  billingProfileId: string;
  /** The contract's `BillingAddress` as JSON. */
  buyer: string;
  /** Domain's `Commande` as JSON. */
  commande: string;
  /** Cents: what the provider must confirm. */
  totalTTC: number;
  couponCode: string | null;
  status: PaymentStatusOfProvider;
  provider: ProviderName;
  /** The provider's name of its checkout or charge. */
  providerReference: string | null;
  successUrl: string;
  cancelUrl: string;
  createdAt: Instant;
  /** After it an open payment no longer stands in the way of another. */
  expiresAt: Instant;
  settledAt: Instant | null;
};

/** An event of a provider that was counted: it counts once. */
export type PaymentEventTable = { provider: ProviderName; eventId: string; receivedAt: Instant };

/** A percentage off the first year, made by the operator (decision C7). Codes are kept in upper case. */
export type CouponTable = {
  code: string;
  discountPercentage: number;
  /** Last day on which it can be used. */
  validUntil: Day | null;
  maxUses: number | null;
  createdAt: Instant;
  endedAt: Instant | null;
};

export type PaiementTables = {
  subscription: SubscriptionTable;
  payment: PaymentTable;
  paymentEvent: PaymentEventTable;
  coupon: CouponTable;
};
