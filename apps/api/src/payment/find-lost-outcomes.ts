import { Problem } from '../contract/problem.ts';
import type { Deps } from '../deps.ts';
import {
  listOpenPayments,
  type PaymentRow,
  updatePayment,
  lockPayment,
} from '../repositories/billing/payment-repository.ts';
import { HOUR, instantAfter, MINUTE } from '../services/clock.ts';
import { receiveEvent } from './receive-event.ts';
import { isOwnRefusal } from './stripe/stripe-client.ts';

/** An event comes within seconds: after this, the provider is asked. */
const PATIENCE_MS = 5 * MINUTE;
/** A provider that says nothing of a payment that ended this long ago never will. */
const GIVEN_UP_MS = 24 * HOUR;
/** How many payments one run asks about: the next run goes on. */
const BATCH = 100;
/** A provider that hangs holds each question for some 16 s (`stripe-client.ts`): after so many in a row the next run goes on. */
const SILENCES = 2;

/** The provider's own failure (`provider.ts`), not one of a payment. */
const isSilence = (error: unknown) => error instanceof Problem && error.status === 503;

type Asked = Pick<PaymentRow, 'id' | 'provider' | 'providerReference'>;

/** Asks the provider what became of payments, and counts what it answers as the events that were lost. */
export async function findOutcomesOf(deps: Deps, payments: readonly Asked[]): Promise<void> {
  for (const { id, provider, providerReference } of payments) {
    if (provider !== deps.payment.name || providerReference === null) continue;
    const outcome = await deps.payment.findOutcome({ id, reference: providerReference });
    if (outcome) await receiveEvent(deps, { ...outcome, eventId: `found:${id}:${outcome.outcome}` });
  }
}

/** Closes a payment that nobody can pay any more: its checkout ended, and its provider knows of no outcome. */
const expire = ({ database, clock }: Deps, id: string) =>
  database.transaction(async (queries) => {
    const payment = await lockPayment(queries, database.engine, id);
    if (payment?.status === 'open')
      await updatePayment(queries, id, { status: 'expired', settledAt: clock.now().toISOString() });
  });

/** Asks about one payment. One that is refused for itself has nothing to tell, and does not stay open for it. */
async function ask(deps: Deps, payment: PaymentRow): Promise<void> {
  try {
    await findOutcomesOf(deps, [payment]);
  } catch (error) {
    if (!isOwnRefusal(error)) throw error;
    deps.log.error({ err: error, paymentId: payment.id }, 'the provider refuses to tell of a payment');
  }
}

/**
 * Finds the events that were lost: asks about the payments that are open for some minutes, and closes those whose time
 * is over. Safe on several servers at once; one that fails does not keep the others, a provider that answers nobody does.
 */
export async function findLostOutcomes(deps: Deps): Promise<void> {
  const { config, database, clock, log, payment: provider } = deps;
  if (config.billing === 'off') return;
  const open = await listOpenPayments(database.queries, {
    provider: provider.name,
    before: instantAfter(clock, -PATIENCE_MS),
    limit: BATCH,
  });
  let silences = 0;
  for (const payment of open) {
    try {
      await ask(deps, payment);
      const isNeverOpened =
        payment.providerReference === null && payment.expiresAt < clock.now().toISOString();
      if (isNeverOpened || payment.expiresAt < instantAfter(clock, -GIVEN_UP_MS))
        await expire(deps, payment.id);
      silences = 0;
    } catch (error) {
      log.error({ err: error, paymentId: payment.id }, 'a payment could not be asked about');
      silences = isSilence(error) ? silences + 1 : 0;
      if (silences === SILENCES) return;
    }
  }
}
