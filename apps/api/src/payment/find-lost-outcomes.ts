import { Problem } from '../contract/problem.ts';
import type { Deps } from '../deps.ts';
import { NotNow, type RunningJob } from '../jobs/job-handler.ts';
import {
  listOpenPayments,
  type PaymentRow,
  updatePayment,
  lockPayment,
} from '../repositories/billing/payment-repository.ts';
import { HOUR, instantAfter, MINUTE } from '../services/clock.ts';
import { findRefusal } from './provider.ts';
import { receiveEvent } from './receive-event.ts';

/** An event comes within seconds: after this, the provider is asked. */
const PATIENCE_MS = 5 * MINUTE;
/** A provider that says nothing of a payment that ended this long ago never will. */
const GIVEN_UP_MS = 24 * HOUR;
const PAGE = 100;
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

/** Asks about one payment; false when its provider may tell of it later, so that it stays open whatever its time. */
async function ask(deps: Deps, payment: PaymentRow): Promise<boolean> {
  try {
    await findOutcomesOf(deps, [payment]);
    return true;
  } catch (error) {
    const refusal = findRefusal(error);
    if (refusal === null) throw error;
    deps.log.error({ err: error, paymentId: payment.id }, 'the provider refuses to tell of a payment');
    return refusal === 'forGood';
  }
}

/** Closes one whose checkout ended, after the time in which something can still be heard of it. */
async function closeEnded(deps: Deps, { id, providerReference, expiresAt }: PaymentRow): Promise<void> {
  const patience = providerReference === null ? 0 : GIVEN_UP_MS;
  if (expiresAt < instantAfter(deps.clock, -patience)) await expire(deps, id);
}

/** The payments that something can be done about, the oldest first. */
async function* listAsked({ database, clock, payment: provider }: Deps): AsyncGenerator<PaymentRow> {
  let page: PaymentRow[] = [];
  let after: PaymentRow | undefined;
  do {
    page = await listOpenPayments(database.queries, {
      provider: provider.name,
      before: instantAfter(clock, -PATIENCE_MS),
      now: clock.now().toISOString(),
      after,
      limit: PAGE,
    });
    yield* page;
    after = page.at(-1);
  } while (page.length === PAGE);
}

/**
 * Finds the events that were lost: asks about the payments that are open for some minutes, and closes those whose time
 * is over. Safe on several servers at once; one that fails does not keep the others, a provider that answers nobody does.
 * A server that stops, and a date that jumps ahead, leave the rest for later.
 */
export async function findLostOutcomes(
  deps: Deps,
  {
    signal,
    isDateDoubted = () => false,
  }: Partial<Pick<RunningJob<'find-lost-outcomes'>, 'signal' | 'isDateDoubted'>> = {},
): Promise<void> {
  const { config, log } = deps;
  if (config.billing === 'off') return;
  const requireDate = () => {
    if (isDateDoubted()) throw new NotNow('the date has jumped ahead');
  };
  let silences = 0;
  for await (const payment of listAsked(deps)) {
    if (signal?.aborted) return;
    try {
      requireDate();
      const isTold = await ask(deps, payment);
      requireDate();
      if (isTold) await closeEnded(deps, payment);
      silences = 0;
    } catch (error) {
      if (error instanceof NotNow) throw error;
      log.error({ err: error, paymentId: payment.id }, 'a payment could not be asked about');
      silences = isSilence(error) ? silences + 1 : 0;
      if (silences === SILENCES) return;
    }
  }
}
