import type { Queries } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { PaymentRow } from '../repositories/payment-repository.ts';
import type { PaymentOutcome } from './provider.ts';

/** Counts the outcome of a renewal, in the transaction of its event. */
export const settleRenewal = (
  _queries: Queries,
  _deps: Deps,
  { payment }: { payment: PaymentRow; outcome: PaymentOutcome },
): Promise<void> => Promise.reject(new Error(`No renewal is charged yet: ${payment.id}`));
