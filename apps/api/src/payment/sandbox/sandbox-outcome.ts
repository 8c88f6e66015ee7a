import type { SandboxCheckoutRow } from '../../repositories/billing/sandbox-repository.ts';
import type { PaymentOutcome } from '../provider.ts';

/** What the sandbox says of a payment; null while it can still be paid. */
export function readSandboxOutcome(checkout: SandboxCheckoutRow, now: Date): PaymentOutcome | null {
  const { paymentId, accountId, amount, status, expiresAt, customerId } = checkout;
  const isOver = Date.parse(expiresAt) <= now.getTime();
  const outcome = status === 'open' ? (isOver ? 'expired' : null) : status;
  return outcome && { paymentId, accountId, outcome, amount, customer: customerId };
}
