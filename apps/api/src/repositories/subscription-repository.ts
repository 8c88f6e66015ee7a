import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../db/database.ts';
import type { SubscriptionTable } from '../db/schema-paiement.ts';

export type SubscriptionRow = Selectable<SubscriptionTable>;

export const listSubscriptionRows = (queries: Queries, accountId: string): Promise<SubscriptionRow[]> =>
  queries.selectFrom('subscription').selectAll().where('accountId', '=', accountId).execute();

export async function insertSubscription(
  queries: Queries,
  subscription: Insertable<SubscriptionTable>,
): Promise<void> {
  await queries.insertInto('subscription').values(subscription).execute();
}
