import { Problem } from '../../contract/problem.ts';
import type { Handlers } from '../../contract/types.ts';

const refuse = () =>
  Promise.reject(new Problem(404, { message: "Il n'y a ni formules ni paiement sur ce site." }));

/** What the calls of billing answer where there is none (decision C9): nothing to read, nowhere to write. */
export const makeHandlersWithoutBilling = () =>
  ({
    listSubscriptions: () => Promise.resolve([]),
    listBillingProfiles: () => Promise.resolve([]),
    upsertBillingProfile: refuse,
    listInvoices: () => Promise.resolve([]),
    downloadInvoice: refuse,
    initPayment: refuse,
    managePayment: refuse,
    checkPaymentSuccess: refuse,
    toggleAutoRenew: refuse,
    checkCoupon: refuse,
  }) satisfies Partial<Handlers>;
