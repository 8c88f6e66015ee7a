import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { PaymentRow } from '../repositories/payment-repository.ts';

/** Issues the invoice of a payment, in the transaction that settles it. */
export const issueInvoice = (_queries: Queries, _deps: Deps, _payment: PaymentRow): Promise<void> =>
  Promise.resolve();

/** Issues the credit note of a refunded payment, in the transaction of its event. */
export const issueCreditNote = (_queries: Queries, _deps: Deps, _payment: PaymentRow): Promise<void> =>
  Promise.resolve();
