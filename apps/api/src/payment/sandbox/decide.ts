import type { SandboxCard } from '../../db/schema/sandbox.ts';
import type { Deps } from '../../deps.ts';
import {
  findSandboxCheckout,
  keepSandboxCard,
  moveSandboxCheckout,
  type SandboxCheckoutRow,
} from '../../repositories/billing/sandbox-repository.ts';
import { makeToken } from '../../services/authentication/random-tokens.ts';
import { readSandboxOutcome } from './sandbox-outcome.ts';

/** What a person chose on the hosted page. */
export type Decision = { kind: 'pay'; card: SandboxCard } | { kind: 'refuse' } | { kind: 'cancel' };

const STATUS_OF = { pay: 'paid', refuse: 'refused', cancel: 'cancelled' } as const;

/** Tells the server what became of a checkout, as the sandbox knows it. */
export async function tellOutcome(
  { database, clock, sandboxEvents }: Deps,
  reference: string,
): Promise<void> {
  const checkout = await findSandboxCheckout(database.queries, reference);
  const outcome = checkout && readSandboxOutcome(checkout, clock.now());
  if (outcome) await sandboxEvents.deliver(outcome, reference);
}

/** The customer of an account, made the first time, with the card that he uses from now on. */
export const keepCard = (deps: Deps, accountId: string, card: SandboxCard): Promise<string> =>
  keepSandboxCard(deps.database.queries, { id: `test_cus_${makeToken()}`, accountId, card });

/**
 * Decides an open checkout on the provider's side, then sends its event: nothing else gives a right. A refused card
 * decides nothing: another can be tried. Answers false when the checkout was not open any more, or the card is refused.
 */
export async function decide(deps: Deps, checkout: SandboxCheckoutRow, decision: Decision): Promise<boolean> {
  const { database, clock } = deps;
  if (checkout.status !== 'open' || readSandboxOutcome(checkout, clock.now()) !== null) return false;
  if (decision.kind === 'pay' && decision.card === 'refused') return false;
  const customerId =
    decision.kind === 'pay' ? await keepCard(deps, checkout.accountId, decision.card) : undefined;
  const isMoved = await moveSandboxCheckout(database.queries, checkout.reference, {
    from: 'open',
    to: STATUS_OF[decision.kind],
    ...(customerId !== undefined && { customerId }),
  });
  if (isMoved) await tellOutcome(deps, checkout.reference);
  return isMoved;
}

/** Gives a paid checkout back at the sandbox, and tells so; false when it was not paid. */
export async function refundAtSandbox(deps: Deps, reference: string): Promise<boolean> {
  const isMoved = await moveSandboxCheckout(deps.database.queries, reference, {
    from: 'paid',
    to: 'refunded',
  });
  if (isMoved) await tellOutcome(deps, reference);
  return isMoved;
}
