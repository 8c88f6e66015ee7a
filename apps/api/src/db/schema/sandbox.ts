import type { Instant } from './compte.ts';

/** The test cards: `accepted`; `refused`; `refusedAtRenewal` pays once, and refuses the next years. */
export type SandboxCard = 'accepted' | 'refused' | 'refusedAtRenewal';

/** Who pays at the sandbox, with the card that renewals use. */
export type SandboxCustomerTable = { id: string; accountId: string; card: SandboxCard };

export type SandboxStatus = 'open' | 'paid' | 'refused' | 'cancelled' | 'refunded';

/** A checkout or the charge of a renewal, as the provider's side knows it. */
export type SandboxCheckoutTable = {
  /** Unguessable: who has it may pay. */
  reference: string;
  paymentId: string;
  accountId: string;
  /** The port's `PaymentOrder` as JSON. */
  content: string;
  /** Cents with VAT. */
  amount: number;
  status: SandboxStatus;
  customerId: string | null;
  /** Paths of this site; empty for a renewal. */
  successUrl: string;
  cancelUrl: string;
  createdAt: Instant;
  expiresAt: Instant;
};

/** A page of payment means that was opened for an account. */
export type SandboxManagePageTable = {
  reference: string;
  accountId: string;
  returnUrl: string;
  expiresAt: Instant;
};

export type SandboxTables = {
  sandboxCustomer: SandboxCustomerTable;
  sandboxCheckout: SandboxCheckoutTable;
  sandboxManagePage: SandboxManagePageTable;
};
