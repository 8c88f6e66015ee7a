import type { Deps } from '../deps.ts';
import { listPaymentsAfter, type PaymentRow } from '../repositories/billing/payment-repository.ts';
import { findRefusal, type PaymentProvider } from './provider.ts';

/** A payment of which the provider says something else than the database. */
export type Difference = { paymentId: string; accountId: string; ours: string; theirs: string };

const PAGE = 200;

/** What the provider must say of a payment in this status; null: nothing but that it was paid would differ. */
const EXPECTED: Partial<Record<PaymentRow['status'], string>> = {
  open: 'undecided',
  paid: 'paid',
  toRefund: 'paid',
  refunded: 'refunded',
};

function differs({ status, totalTTC }: PaymentRow, theirs: string, amount: number | null): boolean {
  if (amount !== null && theirs === 'paid' && amount !== totalTTC) return true;
  const expected = EXPECTED[status];
  // Stripe's checkout stays paid when its charge is given back: the refund has an event of its own.
  if (expected === 'refunded') return theirs !== 'refunded' && theirs !== 'paid';
  return expected === undefined ? theirs === 'paid' : theirs !== expected;
}

const REFUSED = 'refusé par le prestataire';

/** What the provider says of a payment, and of which amount; its own refusal of one does not keep the others from being compared. */
async function readTheirs(provider: PaymentProvider, payment: { id: string; reference: string }) {
  try {
    const outcome = await provider.findOutcome(payment);
    return { theirs: outcome?.outcome ?? 'undecided', amount: outcome?.amount ?? null };
  } catch (error) {
    if (findRefusal(error) === null) throw error;
    return { theirs: REFUSED, amount: null };
  }
}

/** Asks the provider about every payment that it knows, and gives those of which it says something else. */
export async function compareWithProvider(
  deps: Deps,
): Promise<{ compared: number; differences: Difference[] }> {
  const { database, payment: provider } = deps;
  const differences: Difference[] = [];
  let compared = 0;
  for (let after = '', isMore = true; isMore;) {
    const page = await listPaymentsAfter(database.queries, { provider: provider.name, after, limit: PAGE });
    for (const payment of page) {
      after = payment.id;
      const { id, accountId, providerReference, status } = payment;
      if (providerReference === null) continue;
      compared++;
      const { theirs, amount } = await readTheirs(provider, { id, reference: providerReference });
      if (theirs === REFUSED || differs(payment, theirs, amount))
        differences.push({ paymentId: id, accountId, ours: status, theirs });
    }
    isMore = page.length === PAGE;
  }
  return { compared, differences };
}
