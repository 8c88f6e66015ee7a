import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Queries } from '../../db/database.ts';
import type { SubscriptionTable } from '../../db/schema/paiement.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;

/** The subscriptions of an account, those that ended too, the year that began last first. */
export const listSubscriptionRows = (queries: Queries, accountId: string): Promise<SubscriptionRow[]> =>
  queries
    .selectFrom('subscription')
    .selectAll()
    .where('accountId', '=', accountId)
    .orderBy('startDate', 'desc')
    .orderBy('id')
    .execute();

export const findSubscription = (queries: Queries, id: string): Promise<SubscriptionRow | undefined> =>
  queries.selectFrom('subscription').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertSubscription(
  queries: Queries,
  subscription: Insertable<SubscriptionTable>,
): Promise<void> {
  await queries.insertInto('subscription').values(subscription).execute();
}

export async function updateSubscription(
  queries: Queries,
  id: string,
  changes: Omit<Updateable<SubscriptionTable>, 'id' | 'accountId'>,
): Promise<void> {
  await queries.updateTable('subscription').set(changes).where('id', '=', id).execute();
}

/** Lets the subscriptions that a premium took over cover again; they renew only when their buyer says so. */
export async function giveBackReplaced(queries: Queries, premiumId: string): Promise<void> {
  await queries
    .updateTable('subscription')
    .set({ replacedBy: null })
    .where('replacedBy', '=', premiumId)
    .execute();
}
