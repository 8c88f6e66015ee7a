import { type Insertable, type Selectable, sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteInSlices } from '../../db/delete-in-slices.ts';
import { type Engine, lockRows } from '../../db/engines/engine.ts';
import type { Instant } from '../../db/schema/compte.ts';
import type { PaymentEventTable, PaymentStatusOfProvider, PaymentTable } from '../../db/schema/paiement.ts';

export type PaymentRow = Selectable<PaymentTable>;

export async function insertPayment(queries: Queries, payment: Insertable<PaymentTable>): Promise<void> {
  await queries.insertInto('payment').values(payment).execute();
}

/** A payment, undefined when there is none. */
export const findPayment = (queries: Queries, id: string): Promise<PaymentRow | undefined> =>
  queries.selectFrom('payment').selectAll().where('id', '=', id).executeTakeFirst();

/** A payment, locked until the transaction ends. */
export const lockPayment = (queries: Queries, engine: Engine, id: string): Promise<PaymentRow | undefined> =>
  lockRows(engine, queries.selectFrom('payment').selectAll().where('id', '=', id)).executeTakeFirst();

type PaymentChanges = {
  status?: PaymentStatusOfProvider;
  settledAt?: Instant;
  providerReference?: string;
};

export async function updatePayment(queries: Queries, id: string, changes: PaymentChanges): Promise<void> {
  await queries.updateTable('payment').set(changes).where('id', '=', id).execute();
}

/** The payments of an account, the last begun first. */
export const listPaymentRows = (queries: Queries, accountId: string): Promise<PaymentRow[]> =>
  queries
    .selectFrom('payment')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute();

/** Those that can still be paid, the last begun first. */
export async function listOpenPaymentRows(queries: Queries, accountId: string): Promise<PaymentRow[]> {
  // Not ordered by the database: SQLite would take an index of that order, and read what is open of everybody.
  const open = await queries
    .selectFrom('payment')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('status', '=', 'open')
    .execute();
  return open.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || a.id.localeCompare(b.id));
}

/** The first payment of a subscription of this account. */
export const findPaymentOfSubscription = (
  queries: Queries,
  { accountId, subscriptionId }: Pick<PaymentRow, 'accountId' | 'subscriptionId'>,
): Promise<PaymentRow | undefined> =>
  queries
    .selectFrom('payment')
    .selectAll()
    .where('accountId', '=', accountId)
    .where('subscriptionId', '=', subscriptionId)
    .where('kind', '=', 'first')
    .executeTakeFirst();

type OpenPage = Pick<PaymentRow, 'provider'> & {
  before: Instant;
  now: Instant;
  after: PaymentRow | undefined;
  limit: number;
};

/**
 * The payments that are open, begun before an instant, the oldest first, from the one that follows `after`; of those that never
 * reached the provider, which nothing can be asked of, only those whose time is over.
 */
export const listOpenPayments = (
  queries: Queries,
  { provider, before, now, after, limit }: OpenPage,
): Promise<PaymentRow[]> =>
  queries
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('status', '=', 'open')
    .where('createdAt', '<=', before)
    .where((eb) => eb.or([eb('providerReference', 'is not', null), eb('expiresAt', '<', now)]))
    .$if(after !== undefined, (query) =>
      query
        .where('createdAt', '>=', after?.createdAt ?? '')
        .where((eb) => eb.or([eb('createdAt', '>', after?.createdAt ?? ''), eb('id', '>', after?.id ?? '')])),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** The payments of a provider, a page at a time, by id. */
export const listPaymentsAfter = (
  queries: Queries,
  { provider, after, limit }: Pick<PaymentRow, 'provider'> & { after: string; limit: number },
): Promise<PaymentRow[]> =>
  queries
    .selectFrom('payment')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Keeps that an event was counted; false when it was before. */
export async function insertPaymentEvent(queries: Queries, event: PaymentEventTable): Promise<boolean> {
  const inserted = await queries
    .insertInto('paymentEvent')
    .values(event)
    .onConflict((conflict) => conflict.columns(['provider', 'eventId']).doNothing())
    .returning('eventId')
    .executeTakeFirst();
  return inserted !== undefined;
}

/**
 * Deletes what was begun before an instant and never paid, with its checkouts. What has an invoice stays, and what the sandbox
 * says was paid: that is for the operator to compare.
 */
export async function purgeAbandonedPayments(queries: Queries, before: Instant): Promise<void> {
  const isAbandoned = sql`"status" in ('cancelled', 'expired') and "kind" = 'first' and "createdAt" < ${before}
    and not exists (select 1 from "invoice" where "invoice"."paymentId" = "payment"."id")`;
  await deleteInSlices(queries, 'sandboxCheckout', {
    key: ['reference'],
    where: sql`"status" not in ('paid', 'refunded')
      and "paymentId" in (select "payment"."id" from "payment" where ${isAbandoned})`,
  });
  await deleteInSlices(queries, 'payment', {
    key: ['id'],
    where: sql`${isAbandoned}
      and not exists (select 1 from "sandboxCheckout" where "sandboxCheckout"."paymentId" = "payment"."id")`,
  });
}
